import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { colours, logo } from '../../../shared/owner/brand.ts';
import { certificates } from '../../../shared/owner/certificates.ts';
import { company } from '../../../shared/owner/company.ts';
import { contrastFaults, type Colours } from '../../../shared/owner/contrast.ts';
import { projects } from '../../../shared/owner/projects.ts';
import {
  certificatesSchema,
  companySchema,
  projectsSchema,
  statisticsSchema,
  swissSlipSchema,
  type Certificate,
  type Company,
  type Project,
  type Statistic,
  type SwissSlip,
} from '../../../shared/owner/schema.ts';
import { statistics } from '../../../shared/owner/statistics.ts';
import { swissSlip } from '../../../shared/owner/swiss-slip.ts';

const FOLDER = 'shared/owner';

/** All that the owner writes, and of which not everything can be shown. */
export interface OwnerData {
  readonly company: Company;
  readonly certificates: readonly Certificate[];
  readonly projects: readonly Project[];
  readonly statistics: readonly Statistic[];
  readonly 'swiss-slip': SwissSlip;
  readonly brand: { readonly colours: Colours; readonly logo: string };
}

const schema = v.strictObject({
  company: companySchema,
  certificates: certificatesSchema,
  projects: projectsSchema,
  statistics: statisticsSchema,
  'swiss-slip': swissSlipSchema,
  brand: v.strictObject({
    colours: v.record(
      v.string(),
      v.pipe(
        v.string(),
        v.regex(/^#[\da-f]{6}$/u, ({ input }) => `«${input}» is no colour such as #9c3f2b.`),
      ),
    ),
    logo: v.pipe(
      v.string(),
      v.regex(
        /^<svg [^>]*viewBox="[\d.]+ [\d.]+ [\d.]+ [\d.]+"/u,
        'The logo begins with <svg and has a viewBox of four numbers.',
      ),
      v.check(
        (svg) => !/<(?:script|text|image|foreignObject)\b/u.test(svg),
        'The logo has words, pictures or scripts: make outlines of them.',
      ),
    ),
  }),
});

/** Reads a file of the owner's folder. */
type ReadSource = (file: string) => string;

/**
 * What in the owner's data can't be understood or contradicts itself, each as a sentence with file, line and path. Nothing is guessed: two
 * numbers in one field would become a link that calls no number.
 */
export function ownerFaults(
  data: OwnerData = { company, certificates, projects, statistics, 'swiss-slip': swissSlip, brand: { colours, logo } },
  readSource: ReadSource = readOwn,
): readonly string[] {
  const { issues = [] } = v.safeParse(schema, data);
  return [
    ...issues.map(({ path, message }) => ({
      keys: path?.map(({ key }) => key) ?? [],
      input: path?.at(-1)?.value,
      message,
    })),
    ...contradictions(data),
  ].map(({ keys: [name, ...keys], input, message }) => {
    const file = `${String(name)}.ts`;
    const line = lineOf(readSource(file), [
      ...(typeof input === 'object' ? [] : [String(input)]),
      `${String(keys.at(-1))}:`,
    ]);
    return `${FOLDER}/${file}:${line} ${keys.length > 0 ? `${keys.join('.')}: ` : ''}${message}`;
  });
}

/** What only several values together say. */
function contradictions({ brand, company: { groupSince, founded }, statistics: figures }: OwnerData) {
  const unreadable = contrastFaults(brand.colours).map(({ name, message }) => ({
    keys: ['brand', 'colours', name] as readonly (string | number)[],
    input: brand.colours[name],
    message,
  }));
  const index = figures.findIndex(({ id }) => id === 'group-years');
  const figure = figures[index];
  const since = groupSince ?? founded;
  if (!figure || (since !== undefined && new Date().getFullYear() - since >= figure.value)) return unreadable;
  const said = since === undefined ? 'no year' : `since ${since}`;
  const message = `${figure.value}${figure.suffix} ${figure.label}: company.ts says ${said}.`;
  return [...unreadable, { keys: ['statistics', index, 'value'], input: figure.id, message }];
}

const readOwn: ReadSource = (file) =>
  readFileSync(fileURLToPath(new URL(`../../../${FOLDER}/${file}`, import.meta.url)), 'utf8');

/** The line of the first of these texts that a file has, the last time it does: a second entry repeats the first one. */
function lineOf(source: string, texts: readonly string[]): number {
  const place = texts.map((text) => source.lastIndexOf(text)).find((at) => at !== -1);
  return place === undefined ? 1 : source.slice(0, place).split('\n').length;
}
