/** Compounds that are wider than their place on a narrow phone, each with `|` where it may break. */
export const wordBreaks = [
  'Abrieb|festigkeit',
  'Ausschreibungs|texte',
  'Frost|beständigkeit',
  'Gemeinde|hauses',
  'Oberflächen|behandlung',
  'Rechts|grundlagen',
  'Rutsch|hemmung',
  'Salz|beanspruchung',
  'Sichtbeton|klassen',
  'Tausalz|widerstand',
  'Umwelt|zertifikat',
] as const;
