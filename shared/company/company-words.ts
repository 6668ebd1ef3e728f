import { LANGUAGE } from '../language.ts';
import { company } from '../owner/company.ts';
import type { Company, OpeningEntry } from '../owner/schema.ts';

/** An address without a name, line by line: postcode, town, and canton if it is given, are one. */
export const linesOf = ({
  careOf,
  street,
  postBox,
  postalCode,
  city,
  canton,
}: Pick<Company, 'careOf' | 'street' | 'postBox' | 'postalCode' | 'city' | 'canton'>): readonly string[] =>
  [careOf, street, postBox, [postalCode, city, canton].filter(Boolean).join(' ')].filter((line) => line !== undefined);

/** The postal address below the name. */
export const addressLines = linesOf(company);

/** The same in one line. */
export const addressLine = addressLines.join(', ');

/** The numbers as they are read, each with what it is for. */
export const phoneTexts: readonly string[] = company.phones.map(({ number, use }) =>
  use === undefined ? number : `${number} (${use})`,
);

/** The main number, where one is enough. */
export const mainPhone: string | undefined = company.phones[0]?.number;

/** Address of a `tel:` link. */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(' ', '')}`;

/** The e-mail address for a `mailto:` link. */
export const emailLink = `mailto:${company.email}`;

/** Mail address, then the numbers. */
export const waysToReach: readonly string[] = [company.email, ...company.phones.map(({ number }) => number)];

/** On days without a span. */
export const CLOSED = 'geschlossen';

/** Ranges with a hyphen, as docs/specification.md writes them: `Mo-Fr`, `7:00-17:00`. */
export const daysText = ({ from, to }: OpeningEntry): string => (to === undefined ? from : `${from}-${to}`);
export const spanText = ({ from, to }: OpeningEntry['hours'][number]): string => `${from}-${to}`;

/** The opening hours in one line, ranges with an en dash; undefined without any. No constant: the first `Intl` of a page is slow. */
export const openingHoursText = (): string | undefined =>
  company.openingHours
    .map((entry) => {
      const hours = entry.hours.length === 0 ? CLOSED : new Intl.ListFormat(LANGUAGE).format(entry.hours.map(spanText));
      return `${daysText(entry)} ${hours}`.replaceAll('-', '–');
    })
    .join(', ') || undefined;
