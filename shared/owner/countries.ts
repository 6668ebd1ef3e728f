/** What is particular about a country where a company may be. */
interface Particulars {
  readonly name: string;
  /** Behind a verb: «in der Schweiz». */
  readonly within: string;
  /** Of a group's branch there. */
  readonly branch: string;
  /** Of data protection, and who watches over it. */
  readonly law: string;
  readonly authority: string;
  readonly postalCode: RegExp;
  /** An example of its registration number. */
  readonly registration: string;
}

/** By their codes (ISO 3166-1). */
export const countries = {
  CH: {
    name: 'Schweiz',
    within: 'in der Schweiz',
    branch: 'Schweizer Niederlassung',
    law: 'Schweizer Datenschutzgesetz',
    authority: 'den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB)',
    postalCode: /^[1-9]\d{3}$/u,
    registration: 'CHE-116.281.710 MWST',
  },
  LI: {
    name: 'Liechtenstein',
    within: 'in Liechtenstein',
    branch: 'Niederlassung in Liechtenstein',
    law: 'Liechtensteiner Datenschutzgesetz',
    authority: 'die Datenschutzstelle',
    postalCode: /^94(?:8[5-9]|9[0-8])$/u,
    registration: 'FL-0002.123.456-7',
  },
  AT: {
    name: 'Österreich',
    within: 'in Österreich',
    branch: 'Niederlassung in Österreich',
    law: 'österreichischen Datenschutzgesetz',
    authority: 'die Datenschutzbehörde',
    postalCode: /^[1-9]\d{3}$/u,
    registration: 'ATU13585627',
  },
} as const satisfies Record<string, Particulars>;

export type Country = keyof typeof countries;

export const cantons = 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' ');

/** Whether a place is on the map of Switzerland and its neighbours. */
export const inBox = (latitude: number, longitude: number): boolean =>
  latitude >= 45.8 && latitude <= 47.9 && longitude >= 5.9 && longitude <= 10.6;

/** Whether a registration number has the country's form and, where there is one, the right check digit. */
export function isRegistration(country: Country, number: string): boolean {
  if (country === 'LI') return /^FL-\d{4}\.\d{3}\.\d{3}-\d$/u.test(number);
  if (country === 'CH') {
    if (!/^CHE-\d{3}\.\d{3}\.\d{3}(?: (?:MWST|TVA|IVA))?$/u.test(number)) return false;
    // Modulo 11: https://www.ech.ch/de/ech/ech-0097
    const digits = digitsOf(number);
    const sum = [5, 4, 3, 2, 7, 6, 5, 4].reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
    return (11 - (sum % 11)) % 11 === digits[8];
  }
  if (!/^ATU\d{8}$/u.test(number)) return false;
  // Cross sums of every second digit: https://www.bmf.gv.at, «Konstruktionsregeln der UID».
  const digits = digitsOf(number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === digits[7];
}

const digitsOf = (number: string): readonly number[] => Array.from(number.replaceAll(/\D/gu, ''), Number);
