const MANY = { Anfrage: 'Anfragen', Foto: 'Fotos', Mail: 'Mails' } as const;

/** A number of things: `1 Anfrage`, `12 Anfragen`. */
export const counted = (number: number, thing: keyof typeof MANY): string =>
  `${grouped(number)} ${number === 1 ? thing : MANY[thing]}`;

/** A number as it is read in Switzerland: `100’000`. */
export const grouped = (number: number): string => number.toLocaleString('de-CH');
