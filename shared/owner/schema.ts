import * as v from 'valibot';
import { asciiAddress, isMailAddress } from '../email-address.ts';
import { productPages } from '../paths.ts';
import { cantons, countries, inBox, isRegistration, type Country } from './countries.ts';
import type { ValuesOf } from './values-of.ts';
import { daysOf, week } from './week.ts';

/** The sentence about a wrong value. */
const saying =
  (sentence: (value: string) => string) =>
  ({ input }: { readonly input: unknown }) =>
    sentence(typeof input === 'string' ? input : JSON.stringify(input));

const text = v.pipe(
  v.string('This has to be a text.'),
  v.check(
    (value) => value !== '' && value === value.trim(),
    'It is empty or has blanks at an end: leave it out, or write it.',
  ),
  v.regex(/^\P{Cc}*$/u, 'It has more than one line, or a sign that is not printed: each line has a field of its own.'),
);
const textOf = (most: number, where: string) =>
  v.pipe(
    text,
    v.maxLength(
      most,
      saying((value) => `«${value}» has ${value.length} letters: ${where} has room for ${most}.`),
    ),
  );
const matching = (form: RegExp, sentence: (value: string) => string) => v.pipe(text, v.regex(form, saying(sentence)));

const isYear = (value: number) => Number.isInteger(value) && value >= 1700 && value <= 2199;
const year = v.pipe(
  v.number('A year is a number such as 2026.'),
  v.check(
    isYear,
    saying((value) => `${value} is no year: write all four digits.`),
  ),
);
const pastYear = v.pipe(
  v.number('A year is a number such as 2026.'),
  v.check(
    (value) => isYear(value) && value <= new Date().getFullYear(),
    saying((value) => `${value} is no year in the past: write all four digits.`),
  ),
);

/** `23. November 2026`, in a year with that day. */
const date = v.pipe(
  text,
  v.check(
    isDate,
    saying((value) => `«${value}» is no day of the calendar such as 23. November 2026.`),
  ),
);

/** Country code and 7 to 13 digits in groups. */
const telephone = matching(
  /^\+[1-9](?: ?\d){7,14}$/u,
  (value) => `«${value}» is not one telephone number: write each as an entry, such as { number: '+41 44 000 00 00' }.`,
);
/** One number, as it is read: `+41 44 000 00 00`. What it is for, where there are several: «Werk». */
const phone = v.strictObject({ number: telephone, use: v.optional(text) });

/** The domain may have umlauts; mail servers know it in ASCII. */
const email = v.pipe(
  textOf(254, 'a mail address'),
  v.check(
    (value) => isMailAddress(asciiAddress(value)),
    saying(
      (value) =>
        `«${value}» is not one mail address. Before the @, mail servers take letters without accents, digits and . _ + - only.`,
    ),
  ),
);

const time = matching(/^(?:\d|1\d|2[0-4]):[0-5]\d$/u, (value) => `«${value}» is no time such as 7:00 or 13:15.`);
const day = v.picklist(
  week,
  saying((value) => `${value} is no day of the week: ${week.join(', ')}.`),
);
/** From one day to another, or one day, and when it is open: none, one or several spans. Without a span, the days are shown as closed. */
const openingHours = v.pipe(
  v.strictObject({
    from: day,
    to: v.optional(day),
    hours: v.array(v.strictObject({ from: time, to: time })),
  }),
  v.check(
    (entry) => entry.from !== entry.to && daysOf(entry).length > 0,
    ({ input: { from, to } }) => `${from} to ${to}: the second day is not behind the first.`,
  ),
  v.check(
    ({ hours }) => {
      const times = hours.flatMap(({ from, to }) => [minutes(from), minutes(to)]);
      return times.every((one, index) => index === 0 || one > (times[index - 1] ?? 0));
    },
    ({ input: { from, hours } }) =>
      `${from}, ${hours.map((span) => `${span.from} to ${span.to}`).join(', ')}: a span ends before it begins, or begins before the one before it has ended.`,
  ),
);

/** Where the company can be visited. */
const address = {
  /** Above the street: «c/o Treuhand Beispiel AG». */
  careOf: v.optional(text),
  street: text,
  /** Below the street: «Postfach 12». */
  postBox: v.optional(text),
  postalCode: text,
  city: text,
};

/** What is left out is shown nowhere. */
export const companySchema = v.pipe(
  v.strictObject({
    name: textOf(90, 'a document'),
    /** In the header, which has room for 18 letters. */
    shortName: textOf(18, 'the header'),
    /** As the commercial register names it: «Aktiengesellschaft». Shown in the imprint. */
    legalForm: v.optional(text),
    ...address,
    /** Two letters, behind the town: `FR`. */
    canton: v.optional(
      v.picklist(
        cantons,
        saying((value) => `«${value}» is no canton: ${cantons.join(', ')}.`),
      ),
    ),
    country: v.picklist(
      Object.keys(countries) as Country[],
      saying((value) => `«${value}» is none of ${Object.keys(countries).join(', ')}.`),
    ),
    /** Of the town, in degrees (WGS 84): its place on the map of the contact page, which is that of Switzerland. Without both there is no map. */
    latitude: v.optional(v.number('A latitude is a number such as 47.38.')),
    longitude: v.optional(v.number('A longitude is a number such as 8.54.')),
    /** The first is the main one. */
    phones: v.array(phone),
    email,
    /** As the commercial register and the VAT administration write it: a UID in Switzerland. */
    registration: v.optional(text),
    /** Address of the published site, without a slash at the end. */
    siteUrl: matching(
      /^https:\/\/[a-z\d.-]+$/u,
      (value) =>
        `«${value}» is not an address such as ${hostOf(value) ?? 'https://www.firma.ch'}, in ASCII and without a slash at its end.`,
    ),
    /** In the order of the week; days that are not named are closed. */
    openingHours: v.pipe(
      v.array(openingHours),
      v.check(
        (entries) => {
          const days = entries.flatMap(daysOf);
          return new Set(days).size === days.length;
        },
        ({ input }) => `${twice(input.flatMap(daysOf)).join(', ')} has opening hours in two entries.`,
      ),
    ),
    /** Other places of the company, such as its works, with the contact data. */
    sites: v.optional(v.array(v.strictObject({ use: text, ...address, phone: v.optional(telephone) }))),
    /** Persons to talk to, with the contact data. */
    contacts: v.optional(
      v.array(v.strictObject({ name: text, task: text, phone: v.optional(telephone), email: v.optional(email) })),
    ),
    /** Average duration of a project. */
    projectWeeks: v.optional(
      v.pipe(
        v.strictObject({ from: v.number(), to: v.number() }),
        v.check(
          ({ from, to }) => from > 0 && from < to,
          ({ input: { from, to } }) => `A project takes ${from} to ${to} weeks: the second has to be more.`,
        ),
      ),
    ),
    /** Who keeps the mailboxes of the employees: a recipient in terms of data protection law. */
    mailboxProvider: v.optional(text),
    /** Since when the privacy statement has its present text. */
    privacyStatementDate: date,
    /** Since when the company exists in its country. */
    founded: v.optional(pastYear),
    /** Of the group whose branch in its country the company is. */
    groupSince: v.optional(pastYear),
  }),
  v.forward(
    v.check(
      ({ country, registration }) => registration === undefined || isRegistration(country, registration),
      ({ input: { country, registration } }) =>
        `«${registration}» is no number such as ${countries[country].registration}, or its check digit is wrong.`,
    ),
    ['registration'],
  ),
  v.forward(
    v.check(
      ({ country, postalCode }) => countries[country].postalCode.test(postalCode),
      ({ input: { country, postalCode } }) => `«${postalCode}» is no postcode of ${countries[country].name}.`,
    ),
    ['postalCode'],
  ),
  v.forward(
    v.check(
      ({ country, canton }) => canton === undefined || country === 'CH',
      ({ input: { country } }) => `${countries[country].name} has no cantons: leave it out.`,
    ),
    ['canton'],
  ),
  v.forward(
    v.check(
      (one) =>
        (one.latitude === undefined) === (one.longitude === undefined) &&
        (one.latitude === undefined || one.longitude === undefined || inBox(one.latitude, one.longitude)),
      'The latitude and the longitude are not on the map of Switzerland, 45.8 to 47.9 and 5.9 to 10.6: leave out both, or correct them.',
    ),
    ['latitude'],
  ),
  v.forward(
    v.check(
      ({ founded, groupSince }) => groupSince === undefined || (founded !== undefined && groupSince <= founded),
      'groupSince is for the branch of an older group: founded has to be a later year.',
    ),
    ['groupSince'],
  ),
);
export type Company = ValuesOf<v.InferOutput<typeof companySchema>>;
export type OpeningEntry = Company['openingHours'][number];

/** Of products that are walked on. */
const slipOfProduct = v.optional(
  v.pipe(
    v.array(
      v.picklist(
        ['GS 1', 'GS 2', 'GS 3', 'GS 4'],
        saying((value) => `«${value}» is none of GS 1 to GS 4.`),
      ),
    ),
    v.nonEmpty('It has no class: leave it out.'),
  ),
);
export const swissSlipSchema = v.strictObject({
  outdoorPaving: slipOfProduct,
  outdoorStairs: slipOfProduct,
  flooring: slipOfProduct,
  indoorStairs: slipOfProduct,
});
export type SwissSlip = ValuesOf<v.InferOutput<typeof swissSlipSchema>>;

const id = matching(
  /^[a-z\d]+(?:-[a-z\d]+)*$/u,
  (value) => `The id «${value}» has other signs than a-z, 0-9 and hyphens.`,
);
/** A text that may be made of the company's data. */
const made = v.pipe(
  v.string(),
  v.check(
    (value) => value !== '' && !/\b(?:undefined|NaN)\b/u.test(value),
    'A text is empty, or names a value that company.ts does not have.',
  ),
);

/** A list whose entries have an id. */
const listOf = <const Entry extends v.GenericSchema<unknown, { readonly id: string }>>(entry: Entry, most: number) =>
  v.pipe(
    v.array(entry),
    v.maxLength(most, ({ input }) => `There are ${input.length} entries: pages have room for ${most}.`),
    v.check(
      (entries) => twice(entries.map((one) => one.id)).length === 0,
      ({ input }) => `The id «${twice(input.map((one) => one.id)).join(', ')}» is there twice.`,
    ),
  );

export const certificatesSchema = listOf(
  v.strictObject({
    /** Other texts name certificates by it: `iso-9001`, `ce` and `umwelt`. In small letters, figures and hyphens. */
    id,
    title: text,
    category: v.picklist(['product', 'management', 'conformity', 'environment']),
    description: made,
    /** First and last year of its validity; without a last one it has no end. */
    years: v.pipe(
      v.strictObject({ first: year, last: v.optional(year) }),
      v.check(
        ({ first, last = first }) => last >= first,
        ({ input: { first, last } }) => `It is valid from ${first} to ${last}: its last year is before the first.`,
      ),
    ),
  }),
  12,
);
export type Certificate = ValuesOf<v.InferOutput<typeof certificatesSchema>>[number];

export const projectsSchema = listOf(
  v.strictObject({
    /** End of its address, and name of its drawing. In small letters, figures and hyphens. */
    id,
    /** What it is in a word, for lists of all projects: «Freitreppe». */
    kind: text,
    title: text,
    location: text,
    year: pastYear,
    category: text,
    description: made,
    /** What `web/drawings/projects/<id>.ts` draws, and its sizes in millimetres. The format is made of both: «Stufen 1500 × 360 × 150 mm». */
    drawn: v.optional(v.strictObject({ pieces: text, sizes: v.array(v.number()) })),
    /** Pictures begin with this name: `projekt-freitreppe` is the whole, `…-ansicht` the picture on the home page, all others are details. None is needed. */
    image: text,
    /** Invented, until a real project takes its place: shown with a mark, refused in production (decisions.md D24). */
    isExample: v.boolean(),
    tags: v.array(text),
    specifications: v.strictObject({
      format: v.optional(text),
      finish: v.optional(text),
      colour: v.optional(text),
      slip: v.optional(text),
    }),
    /** The product page with the technical data. */
    product: v.picklist(productPages),
  }),
  12,
);
export type Project = ValuesOf<v.InferOutput<typeof projectsSchema>>[number];

/** Figures about the company, counted up on the home page. */
export const statisticsSchema = listOf(
  v.pipe(
    v.strictObject({
      /** Other texts and checks name some by it: `group-years`, `expertise`, `cantons`. */
      id,
      /** Where the counter ends. */
      value: v.number(),
      /** `+` for at least. */
      suffix: v.picklist(['', '+']),
      label: text,
      description: made,
    }),
    v.check(
      ({ id: of, value }) => of !== 'cantons' || (value >= 1 && value <= cantons.length),
      ({ input: { value } }) => `There are ${cantons.length} cantons, not ${value}.`,
    ),
  ),
  6,
);
export type Statistic = ValuesOf<v.InferOutput<typeof statisticsSchema>>[number];

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return 60 * hours + rest;
}

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

function isDate(value: string): boolean {
  const [, dayOfMonth, month = '', yearOfDate] = /^(\d{1,2})\. (\p{L}+) (\d{4})$/u.exec(value) ?? [];
  const found = new Date(Date.UTC(Number(yearOfDate), MONTHS.indexOf(month), Number(dayOfMonth)));
  return (
    MONTHS.includes(month) && found.getUTCDate() === Number(dayOfMonth) && found.getUTCMonth() === MONTHS.indexOf(month)
  );
}

/** The right form of an address with umlauts, a slash or capitals. */
function hostOf(value: string): string | undefined {
  try {
    return `https://${new URL(value.includes('//') ? value : `https://${value}`).hostname}`;
  } catch {
    return undefined;
  }
}
