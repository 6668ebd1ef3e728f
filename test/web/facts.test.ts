/** @module-tag thorough */
import { bands } from '@works/stone/codes/materials';
import { surfaceAlt } from '@works/stone/mixes/surface-card';
import { surfaces } from '@works/stone/mixes/surfaces';
import { expect, it } from 'vitest';
import { certificates } from '../../shared/owner/certificates.ts';
import { company } from '../../shared/owner/company.ts';
import { projects } from '../../shared/owner/projects.ts';
import { statistics } from '../../shared/owner/statistics.ts';
import { allPaths } from '../../shared/paths.ts';
import { products } from '../../web/content/all-products.ts';
import { pictures } from '../../web/content/pictures.ts';
import { specificationsOf } from '../../web/content/projects.ts';
import { standardEntries } from '../../web/content/standards.ts';
import { testResults } from '../../web/content/test-results.ts';
import { validityOf } from '../../web/pages/certificates/words.ts';
import { layingMethods, layingStandards, subBaseLayers } from '../../web/pages/laying/words.ts';
import { APART, factsIn } from './facts-in.ts';
import { render } from './rendered.ts';

/** Facts in texts that don't belong together. */
const factsOf = (values: readonly string[]) => factsIn(values.join(APART));

/** Norms that the specification names in sections 2 and 9, and those of statements.ts, to be confirmed. Its other facts: test/web/content/. */
const NORMS =
  'SN EN 1338|SN EN 1339|SN EN 1340|SN 640 461|SIA 318|DIN EN 1338|DIN EN 1341|DIN 18500|SN EN 13198|SN EN 13748|SN EN 14843|SN EN 14992';

/**
 * What the specification doesn't name: the fall of pavings, the rule of stairs, the version of AutoCAD that reads the files, how long a complaint
 * is kept (D20), the bar of the map's scale, and a sketched terrace.
 */
const KNOWLEDGE = ['1.5 %', '63 cm', '2000', '10 Jahre', '50 km', '600 mm', '3600 mm'];

const measured = ({ value, unit }: { readonly value: string; readonly unit?: string }) =>
  unit ? `${value} ${unit}` : value;
const data = factsOf([
  ...products.flatMap(({ facts }) => facts.map(measured)),
  ...testResults.map(measured),
  ...[...layingMethods, ...subBaseLayers].map(({ thickness, unit }) => `${thickness} ${unit}`),
]);

/** What the owner's data say, captions of the stone in a picture, and how swatches and mixes are measured (D24: mixes are examples). */
const { projectWeeks, founded, groupSince } = company;
const owned = factsOf([
  ...[founded, groupSince, new Date().getFullYear()].filter(Boolean).map(String),
  ...statistics.flatMap(({ value, suffix, label, description }) => [`${value}${suffix} ${label}`, description]),
  ...statistics.map(({ value }) => `mehr als ${value} Jahren`),
  ...(projectWeeks ? [`${projectWeeks.from}–${projectWeeks.to} Wochen`] : []),
  company.name,
  ...certificates.flatMap((certificate) => [certificate.title, certificate.description, validityOf(certificate)]),
  ...projects.flatMap((project) => [String(project.year), ...specificationsOf(project).map(({ value }) => value)]),
  ...pictures.flatMap(({ caption, alt }) => [caption, alt]),
  ...Object.values(bands).map(({ name }) => name),
  ...surfaces.flatMap((surface) => Object.values(surfaceAlt).map((alt) => alt(surface))),
]);

function converted(fact: string, from: string, to: string, factor: number): string {
  if (!fact.endsWith(` ${from}`)) return fact;
  return fact
    .replaceAll(/\d+(?:\.\d+)?/gu, (figure) => String(Math.round(Number(figure) * factor * 10) / 10))
    .replace(` ${from}`, ` ${to}`);
}
/** The same measures in another unit, as drawings have them. A drawing leaves the unit out: 2000 mm read like a year. */
const inMillimetres = data.map((fact) => converted(converted(fact, 'cm', 'mm', 10), 'm', 'mm', 1000));
const allowed: ReadonlySet<string> = new Set([
  ...data,
  ...inMillimetres,
  ...inMillimetres.map((fact) => fact.replace(/ mm$/u, '')),
  ...data.map((fact) => converted(fact, 'mm', 'cm', 0.1)),
  ...owned,
  ...NORMS.split('|'),
  ...KNOWLEDGE,
]);

it('the norms are those of the specification, each of a product only where its data name it, or for the laying of pavings', () => {
  expect(factsOf(standardEntries.map(({ title }) => title)).filter((norm) => !allowed.has(norm))).toEqual([]);
  for (const { title } of standardEntries) {
    const named = products.filter(({ standards }) => standards.includes(title)).map(({ page }) => page);
    const stated = products.filter(({ facts }) => factsOf(facts.map(measured)).includes(title)).map(({ page }) => page);
    const laid = layingStandards.some((standard) => standard.title === title) ? ['outdoorPaving'] : [];
    expect(named, title).toEqual([...stated, ...laid]);
  }
});

/** Cells of a row and words of a line belong together, blocks do not. */
const INLINE = /<\/?(?:td|th|span|text|tspan|strong|a|abbr)\b[^>]*>/gu;
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gsu, APART)
    .replaceAll(/<!-- -->/gu, '')
    .replaceAll(/ (?:alt|aria-label)="([^"]*)"/gu, `>${APART}$1${APART}<i `)
    .replaceAll(INLINE, ' ')
    .replaceAll(/<[^>]*>/gu, APART);

it.each(allPaths)(
  '%s states no norm, class, measure or year that the specification or the owner does not',
  async (path) => {
    expect(factsIn(textOf((await render(path)).body)).filter((fact) => !allowed.has(fact))).toEqual([]);
  },
);
