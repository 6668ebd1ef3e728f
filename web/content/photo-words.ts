const MINUTE = 60;

const photo = (number: number, count: number) => `Foto ${number} von ${count}`;

/** While the photos of a complaint are uploaded. */
export const photoWords = {
  photo,
  progress: (number: number, count: number, share: number) =>
    `${photo(number, count)}, ${Math.floor(share * 100)}\u00a0%`,
  cut: 'Die Verbindung ist unterbrochen. Sobald sie zurück ist, geht es von selbst weiter.',
  left: (seconds: number) =>
    seconds < MINUTE ? 'noch weniger als eine Minute' : `noch etwa ${Math.ceil(seconds / MINUTE)}\u00a0Minuten`,
  stay: 'Lassen Sie diese Seite bitte offen.',
} as const;
