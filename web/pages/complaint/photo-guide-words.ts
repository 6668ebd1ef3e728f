/** Words of the pictures that show how a defect is photographed. */
export const photoExamples = {
  whole: { title: 'Als Ganzes', text: 'Die Fläche mit der Stelle darin, damit die Lage erkennbar ist.' },
  near: {
    title: 'Von nahem, mit Massstab',
    text: 'Die Kante schräg im Streiflicht, ein Doppelmeter oder Bleistift daneben.',
  },
  withoutScale: { title: 'Ohne Massstab', text: 'Zu nah: Weder Grösse noch Lage lassen sich beurteilen.' },
  blurred: {
    title: 'Verwackelt',
    text: 'Bewegt oder unscharf: Ein Riss ist von einem Kratzer nicht zu unterscheiden.',
  },
} as const;

export const photoGuide = {
  heading: 'So fotografieren Sie den Mangel',
  good: 'Hilft bei der Beurteilung',
  bad: 'Hilft nicht',
} as const;
