import { surfaceName } from '@works/stone/mixes/surface-card';
import { surfaces } from '@works/stone/mixes/surfaces';
import { rulesOf } from '@works/stone/plans/checks';
import { plans } from '@works/stone/products/all-products';
import { paths } from '../../shared/paths.ts';
import { documentPath } from '../components/documents/document-path.ts';
import { products } from '../content/all-products.ts';
import { indexAnchor, surfaceLink, termLink } from '../content/deep-links.ts';
import { finishes } from '../content/finishes.ts';
import { foreignNames } from '../content/foreign-words.ts';
import { glossary } from '../content/glossary.ts';
import { categoryNames, documents } from '../content/library.ts';
import { coveredBy, downloadGroups } from '../content/product-downloads.ts';
import { otherNames, wishes, wishesByStain, wishOfStains } from '../content/visitor-words.ts';
import { pages as declared } from '../pages/all-pages.ts';
import { stains } from '../pages/cleaning/words.ts';
import type { SearchEntry } from '../search/search-entry.ts';
import { listedPaths } from './crawler-files.ts';
import { placesOf } from './page-places.ts';
import { formatsOf, plannerEntries } from './planner-entries.ts';

/** All texts of a value, joined. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : String(value ?? '');

const pageEntries = declared
  .filter(({ path, product }) => !product && listedPaths.includes(path))
  .map(({ path, title, description }): SearchEntry => ({ kind: 'page', title, to: path, answer: description }));

/** What the search finds by a name: pages, products, surfaces, documents, terms, stains, and what visitors want to do. */
export const namedEntries = (): readonly SearchEntry[] => [
  ...wishes,
  ...stains.map(({ id, title, steps, caution }): SearchEntry => ({
    kind: 'stain',
    title,
    to: `${paths.cleaning}#${id}`,
    answer: caution,
    steps,
    names: wishesByStain[id] ?? wishOfStains,
  })),
  ...glossary.map((term): SearchEntry => ({
    kind: 'term',
    title: term.term,
    to: termLink(term.term),
    answer: term.definition,
    names: textOf(term.also),
  })),
  ...products.map(({ page, name, otherNames: names, searchText, applications }): SearchEntry => ({
    kind: 'product',
    title: name,
    to: paths[page],
    answer: searchText,
    names,
    text: textOf(applications),
    format: formatsOf(page),
  })),
  ...plannerEntries(),
  ...pageEntries,
  ...finishes.map(({ id, name, description, properties, applications }): SearchEntry => ({
    kind: 'finish',
    title: name,
    to: `${paths.finishes}#${id}`,
    answer: description,
    text: textOf([properties, applications]),
  })),
  ...surfaces.map((surface): SearchEntry => ({
    kind: 'finish',
    title: surfaceName(surface),
    to: surfaceLink(surface.id),
    answer: '',
    names: surface.number,
  })),
  ...documents.map((document): SearchEntry => ({
    kind: 'document',
    title: document.title,
    to: documentPath(document),
    answer: document.description,
    names: `${categoryNames[document.category]} ${document.format}`,
    ...(document.id === 'regeln-des-planers' && { text: textOf(ruleNames()) }),
  })),
  ...downloadGroups.flatMap((group) =>
    group.files.map((file): SearchEntry => ({
      kind: 'document',
      title: file.title,
      to: documentPath(file),
      answer: group.description,
      names: `${group.title} ${file.format}`,
      text: textOf(coveredBy(file, products).map(({ name }) => name)),
    })),
  ),
];

/** What the planner's rules are called, each once: the document that has them is found by them. */
const ruleNames = () => [...new Set(Object.values(plans).flatMap((plan) => rulesOf(plan).map(({ label }) => label)))];

/** A rendered page. */
interface Rendered {
  readonly path: string;
  /** HTML. */
  readonly body: string;
}

/** Everything that the search of the site finds: what has a name, and every page by its headings. */
export function searchEntries(pages: readonly Rendered[]): readonly SearchEntry[] {
  const named = new Map<string, SearchEntry[]>();
  for (const entry of namedEntries())
    named.set(entry.to, [...(named.get(entry.to) ?? []), { ...entry, ...namesOf(entry) }]);
  for (const { path, body } of pages) {
    const addressOf = (anchor: string) => (anchor ? `${path}#${anchor}` : path);
    const places = placesOf(
      body,
      (id) => id === indexAnchor,
      (id) => named.has(addressOf(id)),
    );
    for (const { title, anchor, sentences } of places) {
      const to = addressOf(anchor);
      const own = named.get(to) ?? [];
      // A question has its own answer; everything else with this address is the place itself.
      const index = own.findIndex(({ kind }) => kind !== 'answer');
      const entry: SearchEntry = own[index] ?? { kind: 'place', title, to, answer: '', ...namesOf({ to }) };
      const page = places[0]?.title;
      const heading = entry.title === title ? '' : title;
      const names = [entry.names, heading].filter(Boolean).join(' ');
      const said = [...sentences, ...(entry.sentences ?? [])];
      const whole = { ...entry, ...(names && { names }), ...(page && { page }), sentences: said };
      named.set(to, index === -1 ? [...own, whole] : own.with(index, whole));
    }
  }
  return [...named.values()].flat();
}

/** The names of an entry, with what visitors call its address. */
function namesOf({ to, names }: Pick<SearchEntry, 'to' | 'names'>): Pick<SearchEntry, 'names'> {
  const all = [names, otherNames[to], foreignNames[to]].filter(Boolean).join(' ');
  return all ? { names: all } : {};
}
