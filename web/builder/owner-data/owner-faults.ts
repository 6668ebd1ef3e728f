import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { daysOf } from '../../content/company.ts';
import type { Certificate } from '../../content/owner/certificate.ts';
import { certificates } from '../../content/owner/certificates.ts';
import type { CompanyData, OpeningHours, Time } from '../../content/owner/company-data.ts';
import { company } from '../../content/owner/company.ts';
import type { Project } from '../../content/owner/project.ts';
import { projects } from '../../content/owner/projects.ts';
import type { Statistic } from '../../content/owner/statistic.ts';
import { statistics } from '../../content/owner/statistics.ts';

const FOLDER = 'web/content/owner';

/** All that the owner writes. */
export interface OwnerData {
  readonly company: CompanyData;
  readonly certificates: readonly Certificate[];
  readonly projects: readonly Project[];
  readonly statistics: readonly Statistic[];
}

/** A value that the site could not show rightly, by the text that finds its line. */
interface Fault {
  readonly file: string;
  /** As it is in the file; the last occurrence counts, since a second entry repeats the first one. */
  readonly at: string;
  readonly text: string;
}

/** Reads a file of the owner's folder. */
type ReadSource = (file: string) => string;

/**
 * What in the owner's data can't be understood or contradicts itself, each as a sentence with file and line: the types of the data can't
 * say it. Nothing is guessed: two numbers in one field would become a link that calls no number.
 */
export const ownerFaults = (
  data: OwnerData = { company, certificates, projects, statistics },
  readSource: ReadSource = readOwn,
): readonly string[] =>
  [
    ...companyFaults(data.company),
    ...hoursFaults(data.company.openingHours),
    ...yearFaults(data),
    ...certificateFaults(data.certificates),
    ...projectFaults(data.projects),
    ...statisticFaults(data.statistics),
  ].map(({ file, at, text }) => `${FOLDER}/${file}:${lineOf(readSource(file), at)} ${text}`);

const readOwn: ReadSource = (file) =>
  readFileSync(fileURLToPath(new URL(`../../content/owner/${file}`, import.meta.url)), 'utf8');

/** The line of a text in a file; the first line if it is made of other values. */
function lineOf(source: string, at: string): number {
  const place = source.lastIndexOf(at);
  return place === -1 ? 1 : source.slice(0, place).split('\n').length;
}

/** Country code and 7 to 13 digits in groups. */
const TELEPHONE = /^\+[1-9](?: ?\d){7,14}$/u;
const MAIL_ADDRESS = /^[^\s@,;/]+@[^\s@,;/]+\.[a-z\d-]+$/iu;
const SITE = /^https:\/\/[a-z\d.-]+$/u;
const UID = /^CHE-\d{3}\.\d{3}\.\d{3}(?: (?:MWST|TVA|IVA))?$/u;
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/u;
const TIME = /^(?:\d|1\d|2[0-4]):[0-5]\d$/u;
/** Letters that fit beside the menu, and into two lines of a document's foot. */
const SHORT_NAME = 18;
const NAME = 90;
/** The map of the contact page. */
const SWITZERLAND = { latitude: [45.8, 47.9], longitude: [5.9, 10.6] } as const;
const MOST_ENTRIES = 12;
const MOST_STATISTICS = 6;

const inCompany = (at: string, text: string): Fault => ({ file: 'company.ts', at, text });

function companyFaults(data: CompanyData): readonly Fault[] {
  const { phones, email, siteUrl, registration, name, shortName, projectWeeks } = data;
  const texts = Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return [
    ...texts
      .filter(([, value]) => value.trim() === '' || value !== value.trim())
      .map(([field]) =>
        inCompany(`${field}:`, `${field} is empty or has blanks at an end: leave it out, or write it.`),
      ),
    ...texts
      .filter(([, value]) => /\n/u.test(value))
      .map(([field]) => inCompany(`${field}:`, `${field} has more than one line: each has a field of its own.`)),
    ...phones
      .filter(({ number }) => !TELEPHONE.test(number))
      .map(({ number }) =>
        inCompany(
          number,
          `«${number}» is not one telephone number: write each as an entry, such as { number: '+41 44 000 00 00' }.`,
        ),
      ),
    ...(MAIL_ADDRESS.test(email) ? [] : [inCompany(email, `«${email}» is not one mail address.`)]),
    ...(SITE.test(siteUrl)
      ? []
      : [
          inCompany(
            siteUrl,
            `«${siteUrl}» is not an address such as https://www.firma.ch, without a slash at its end.`,
          ),
        ]),
    ...(registration === undefined || UID.test(registration)
      ? []
      : [inCompany(registration, `«${registration}» is not a UID such as CHE-123.456.789 MWST.`)]),
    ...(shortName.length > SHORT_NAME
      ? [inCompany(shortName, `«${shortName}» has ${shortName.length} letters: the header has room for ${SHORT_NAME}.`)]
      : []),
    ...(name.length > NAME
      ? [inCompany('name:', `The name has ${name.length} letters: documents have room for ${NAME}.`)]
      : []),
    ...(projectWeeks === undefined || (projectWeeks.from > 0 && projectWeeks.from < projectWeeks.to)
      ? []
      : [
          inCompany(
            'projectWeeks',
            `A project takes ${projectWeeks.from} to ${projectWeeks.to} weeks: the second has to be more.`,
          ),
        ]),
    ...(['latitude', 'longitude'] as const).flatMap((axis) => {
      const [least, most] = SWITZERLAND[axis];
      return data[axis] >= least && data[axis] <= most
        ? []
        : [inCompany(axis, `The ${axis} ${data[axis]} is not in Switzerland: ${least} to ${most}.`)];
    }),
  ];
}

function hoursFaults(openingHours: readonly OpeningHours[]): readonly Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const entry of openingHours) {
    const days = daysOf(entry);
    const name = entry.to === undefined ? entry.from : `${entry.from} to ${entry.to}`;
    const add = (at: string, text: string) => void faults.push({ file: 'company.ts', at, text });
    const at = `from: '${entry.from}'`;
    if (days.length === 0 || entry.to === entry.from) add(at, `${name}: the second day is not behind the first.`);
    const twice = days.filter((day) => seen.has(day));
    if (twice.length > 0) add(at, `${twice.join(', ')} has opening hours in two entries.`);
    for (const day of days) seen.add(day);
    let before = -1;
    for (const { from, to } of entry.hours) {
      const span = `${name}, ${from} to ${to}`;
      const place = `to: '${to}'`;
      if (!TIME.test(from) || !TIME.test(to)) add(place, `${span}: a time is written as 7:00 or 13:15.`);
      else if (minutes(from) >= minutes(to)) add(place, `${span}: the span ends before it begins.`);
      else if (minutes(from) <= before) add(place, `${span}: the span begins before the one before it has ended.`);
      before = minutes(to);
    }
  }
  return faults;
}

function minutes(time: Time): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return 60 * hours + rest;
}

function yearFaults({
  company: { foundedInSwitzerland, groupSince },
  statistics: figures,
}: OwnerData): readonly Fault[] {
  const now = new Date().getFullYear();
  const isYear = (year: number | undefined) => year === undefined || (year >= 1700 && year <= now);
  const groupYears = figures.find(({ id }) => id === 'group-years');
  const since = groupSince ?? foundedInSwitzerland;
  return [
    ...(isYear(foundedInSwitzerland)
      ? []
      : [
          inCompany(
            'foundedInSwitzerland:',
            `foundedInSwitzerland is ${foundedInSwitzerland}, which is no year in the past.`,
          ),
        ]),
    ...(isYear(groupSince)
      ? []
      : [inCompany('groupSince:', `groupSince is ${groupSince}, which is no year in the past.`)]),
    ...(groupSince !== undefined && (foundedInSwitzerland === undefined || groupSince > foundedInSwitzerland)
      ? [
          inCompany(
            'groupSince:',
            'groupSince is for the branch of an older group: foundedInSwitzerland has to be a later year.',
          ),
        ]
      : []),
    ...(groupYears && (since === undefined || now - since < groupYears.value)
      ? [
          {
            file: 'statistics.ts',
            at: `'${groupYears.id}'`,
            text: `${groupYears.value}${groupYears.suffix} ${groupYears.label}: company.ts says ${since === undefined ? 'no year' : `since ${since}`}.`,
          },
        ]
      : []),
  ];
}

function certificateFaults(entries: readonly Certificate[]): readonly Fault[] {
  const file = 'certificates.ts';
  return [
    ...listFaults(file, entries, MOST_ENTRIES),
    ...entries.flatMap(({ id, title, years: { first, last } }): Fault[] =>
      last !== undefined && last < first
        ? [
            {
              file,
              at: `'${id}'`,
              text: `«${title}» is valid from ${first} to ${last}: its last year is before the first.`,
            },
          ]
        : [],
    ),
  ];
}

function projectFaults(entries: readonly Project[]): readonly Fault[] {
  const file = 'projects.ts';
  const now = new Date().getFullYear();
  return [
    ...listFaults(file, entries, MOST_ENTRIES),
    ...entries
      .filter(({ year }) => year > now)
      .map(({ id, title, year }) => ({
        file,
        at: `'${id}'`,
        text: `«${title}» is of ${year}, which is in the future.`,
      })),
  ];
}

const statisticFaults = (entries: readonly Statistic[]): readonly Fault[] =>
  listFaults('statistics.ts', entries, MOST_STATISTICS);

/** Of every list: how long it may be, its ids, and texts that are made of what is missing. */
function listFaults(file: string, entries: readonly { readonly id: string }[], most: number): readonly Fault[] {
  const ids = entries.map(({ id }) => id);
  return [
    ...(entries.length > most
      ? [{ file, at: `'${ids[most]}'`, text: `There are ${entries.length} entries: pages have room for ${most}.` }]
      : []),
    ...ids
      .filter((id, index) => !ID.test(id) || ids.indexOf(id) !== index)
      .map((id) => ({
        file,
        at: `'${id}'`,
        text: `The id «${id}» is there twice, or has other signs than a-z, 0-9 and hyphens.`,
      })),
    ...entries
      .filter((entry) => /\b(?:undefined|NaN)\b/u.test(JSON.stringify(entry)) || hasEmptyText(entry))
      .map(({ id }) => ({
        file,
        at: `'${id}'`,
        text: `A text of «${id}» is empty, or names a value that company.ts does not have.`,
      })),
  ];
}

const hasEmptyText = (entry: object): boolean =>
  Object.entries(entry).some(([name, value]) => value === '' && name !== 'suffix');
