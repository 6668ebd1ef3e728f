import { bands } from '@works/stone/codes/materials';
import { surfaceAlt } from '@works/stone/mixes/surface-card';
import { surfaces } from '@works/stone/mixes/surfaces';
import { plans } from '@works/stone/products/all-products';
import { describe, expect, it } from 'vitest';
import { certificates } from '../../shared/owner/certificates.ts';
import { company } from '../../shared/owner/company.ts';
import { projects } from '../../shared/owner/projects.ts';
import { statistics } from '../../shared/owner/statistics.ts';
import { allPaths, paths, type PageName, type PagePath } from '../../shared/paths.ts';
import { products } from '../../web/content/all-products.ts';
import { qualityCertificate } from '../../web/content/certificate-groups.ts';
import { pictures } from '../../web/content/pictures.ts';
import { cardOf, type Product } from '../../web/content/product.ts';
import { specificationsOf } from '../../web/content/projects.ts';
import { standardEntries } from '../../web/content/standards.ts';
import { testResults } from '../../web/content/test-results.ts';
import { validityOf } from '../../web/pages/certificates/words.ts';
import { home } from '../../web/pages/home/words.ts';
import { layingMethods, layingStandards, subBaseLayers } from '../../web/pages/laying/words.ts';
import { storedForms } from '../../web/pages/privacy/words.ts';
import { withUnit } from './content/read-content.ts';
import { APART, factsIn } from './facts-in.ts';
import { render } from './rendered.ts';

/** Facts in texts that don't belong together. */
function factsOf(values: readonly string[]): readonly string[] {
  return factsIn(values.join(APART));
}

/** Norms that the specification names in sections 2 and 9, but for those of certificates. Its other facts: test/web/content/. */
const SPECIFIED = [
  'SN EN 1338',
  'SN EN 1339',
  'SN EN 1340',
  'SN 640 461',
  'SIA 318',
  'DIN EN 1338',
  'DIN EN 1341',
  'DIN 18500',
  // Of statements.ts: for what the norms of the specification do not cover, to be confirmed.
  'SN EN 13198',
  'SN EN 13748',
  'SN EN 14843',
  'SN EN 14992',
];
/** What the owner's data say of the company: years, figures, weeks, and what its certificates are. */
const { projectWeeks, founded, groupSince } = company;
const COMPANY = factsOf([
  ...[founded, groupSince].filter(Boolean).map(String),
  ...statistics.flatMap(({ value, suffix, label, description }) => [`${value}${suffix} ${label}`, description]),
  ...statistics.map(({ value }) => `mehr als ${value} Jahren`),
  ...(projectWeeks ? [`${projectWeeks.from}–${projectWeeks.to} Wochen`] : []),
  company.name,
]);
const NORMS = [...SPECIFIED, ...(qualityCertificate ? factsOf([qualityCertificate.title]) : [])];

/** The least fall of what is walked on outdoors: in the section of a paving, wherever it is drawn. */
const LEAST_FALL = '1.5 %';
const fallOf = (page: Product['page']) =>
  plans[page].uses.some(({ place }) => place === 'outdoors') ? [LEAST_FALL] : [];

/** What the specification doesn't name: the rule of stairs, the version of AutoCAD that reads the files, how long a complaint is kept (D20), the bar of the map's scale, and a sketched terrace. */
const KNOWLEDGE: Readonly<Record<string, readonly string[]>> = {
  [paths.outdoorStairs]: ['63 cm'],
  [paths.productDownloads]: ['2000'],
  [paths.privacy]: factsOf(storedForms.map(({ kept }) => kept)),
  [paths.contact]: ['50 km'],
  [paths.sales]: ['600 mm', '3600 mm'],
};

const measuredLayer = ({ thickness, unit }: { readonly thickness: string; readonly unit: string }) =>
  `${thickness} ${unit}`;
/** What may be said of each product. */
const STATED = Object.fromEntries(products.map(({ page, facts }) => [page, factsOf(facts.map(withUnit))])) as Readonly<
  Record<Product['page'], readonly string[]>
>;
const RESULTS = factsOf(testResults.map(withUnit));
const BEDS = factsOf(layingMethods.map(measuredLayer));
const LAYERS = factsOf(subBaseLayers.map(measuredLayer));
const VALIDITY = factsOf(certificates.map(validityOf));
const examples = factsOf(
  projects.flatMap((project) => [String(project.year), ...specificationsOf(project).map(({ value }) => value)]),
);

/** What captions say of the stone in a picture: a visualisation, as the caption says too. */
const depicted = factsOf(pictures.flatMap(({ caption, alt }) => [caption, alt]));

/** How swatches and mixes are measured: sizes of pictures of a surface, and grain (D24: mixes are examples). */
const mixes = factsOf([
  ...Object.values(bands).map(({ name }) => name),
  ...surfaces.flatMap((surface) => Object.values(surfaceAlt).map((alt) => alt(surface))),
]);

/** The same measures in another unit, as drawings have them. */
const inMillimetres = (facts: readonly string[]) =>
  facts.map((fact) => converted(fact, 'cm', 'mm', 10)).map((fact) => converted(fact, 'm', 'mm', 1000));
const inCentimetres = (facts: readonly string[]) => facts.map((fact) => converted(fact, 'mm', 'cm', 0.1));
function converted(fact: string, from: string, to: string, factor: number): string {
  if (!fact.endsWith(` ${from}`)) return fact;
  return fact
    .replaceAll(/\d+(?:\.\d+)?/gu, (figure) => String(Math.round(Number(figure) * factor * 10) / 10))
    .replace(` ${from}`, ` ${to}`);
}

/** The facts of a product as its page and its drawing write them. A drawing leaves the unit out: 2000 mm read like a year. */
const drawn = (page: Product['page']) => {
  const millimetres = inMillimetres(STATED[page]);
  return [...STATED[page], ...millimetres, ...millimetres.map((fact) => fact.replace(/ mm$/u, ''))];
};

describe('the content', () => {
  it('has the norms of the specification, and no others', () => {
    expect(factsOf(standardEntries.map(({ title }) => title))).toEqual(NORMS.toSorted());
    const laid = factsOf(layingStandards.map(({ title }) => title));
    expect(laid.filter((norm) => !NORMS.includes(norm))).toEqual([]);
  });

  it('assigns a norm to a product only where the specification does: in its data, or for the laying of pavings', () => {
    for (const { title } of standardEntries) {
      const named = products.filter(({ standards }) => standards.includes(title)).map(({ page }) => page);
      const stated = products.filter(({ page }) => STATED[page].includes(title)).map(({ page }) => page);
      const laid = layingStandards.some((standard) => standard.title === title) ? ['outdoorPaving'] : [];
      expect(named, title).toEqual([...stated, ...laid]);
    }
  });
});

const shown = home.showcase.tabs.flatMap(({ product }) => STATED[product]);
const certified = factsOf(certificates.flatMap(({ title, description }) => [title, description]));
const keyFacts = factsOf(products.map((product) => withUnit(cardOf(product).keyFact)));
/** Dimensions that the section through a product may show in addition to its facts. */
const built = inMillimetres([...BEDS, ...LAYERS]);

const allowedOn: Partial<Record<PageName, readonly string[]>> = {
  home: [...shown, ...certified, ...COMPANY, ...examples],
  about: COMPANY,
  technicalInfo: [...RESULTS, ...BEDS, ...STATED.outdoorPaving],
  consultation: [...inMillimetres(STATED.outdoorStairs), ...built],
  sales: COMPANY,
  contact: COMPANY,
  products: keyFacts,
  projects: [...examples],
  productDownloads: RESULTS,
  finishes: RESULTS,
  certificates: [...RESULTS, ...certified, ...VALIDITY, 'DIN 18500'],
  laying: [
    ...BEDS,
    ...LAYERS,
    ...inCentimetres([...BEDS, ...STATED.outdoorPaving]),
    ...STATED.outdoorPaving,
    ...STATED.flooring,
    LEAST_FALL,
    'SN 640 461',
    'SN EN 1339',
    'SIA 318',
  ],
  library: [...RESULTS, ...certified],
};

/** Facts that a page may state. */
function allowed(path: PagePath): readonly string[] {
  const product = products.find(({ page }) => paths[page] === path);
  const own = product ? [...drawn(product.page), ...built, ...fallOf(product.page)] : [];
  const named = Object.entries(allowedOn).find(([name]) => paths[name as PageName] === path)?.[1] ?? [];
  return [...own, ...named, ...depicted, ...mixes, ...(KNOWLEDGE[path] ?? []), String(new Date().getFullYear())];
}

/** Cells of a row and words of a line belong together, blocks do not. */
const INLINE = /<\/?(?:td|th|span|text|tspan|strong|a|abbr)\b[^>]*>/gu;
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gsu, APART)
    .replaceAll(/<!-- -->/gu, '')
    .replaceAll(/ (?:alt|aria-label)="([^"]*)"/gu, `>${APART}$1${APART}<i `)
    .replaceAll(INLINE, ' ')
    .replaceAll(/<[^>]*>/gu, APART);

describe.each(allPaths)('%s', { tags: 'thorough' }, (path) => {
  it('states no fact beyond those that the specification assigns to it', async () =>
    expect(factsIn(textOf((await render(path)).body)).filter((fact) => !allowed(path).includes(fact))).toEqual([]));
});
