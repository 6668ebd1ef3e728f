export const gardenAdvice = {
  heading: 'Gartenberatung',
  intro:
    'Gartenberatung mit Betonwerkstein: Wege, Plätze und Sitze nach Mass, von der ersten Skizze bis zur Lieferung auf die Baustelle.',
} as const;
