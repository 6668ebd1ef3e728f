/** Words beside swatches on any page; those of the library itself are in `material-library.ts`. */
export const swatchWords = {
  heading: 'Materialbibliothek',
  note: 'Beispiele, je 10\u00a0×\u00a010\u00a0cm. Massgebend ist das Handmuster.',
  link: 'Alle Oberflächen ansehen',
  size: 'Vergrösserung',
  coin: 'Münze',
};
