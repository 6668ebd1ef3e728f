import { paths, type PageName, type ProductPage } from '../../shared/paths.ts';
import { documentPath } from '../components/document-path.ts';
import { cleaningPage, donts, dos, seasons, stains, surfaceCare } from '../content/cleaning.ts';
import { surfaceLink, termLink } from '../content/deep-links.ts';
import { finishes } from '../content/finishes.ts';
import { glossary } from '../content/glossary.ts';
import { jointTypes, layingMethods, layingPage, subBaseLayers } from '../content/laying.ts';
import { documents } from '../content/library.ts';
import { pageDescriptions } from '../content/page-descriptions.ts';
import { pageTitles } from '../content/page-titles.ts';
import { coveredBy, downloadGroups } from '../content/product-downloads.ts';
import { pageNames } from '../content/search-words.ts';
import { surfaceName } from '../content/surface-card.ts';
import { testResults } from '../content/test-results.ts';
import type { SearchEntry } from '../search/search-entry.ts';
import { products } from '../stone/products/products.ts';
import { surfaces } from '../stone/surfaces/surfaces.ts';

/** All texts of a value, joined. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : String(value ?? '');

/** What pages say beyond title and description. */
const pageTexts: Readonly<Partial<Record<PageName, unknown>>> = {
  cleaning: [surfaceCare, dos, donts, seasons, cleaningPage.protection, cleaningPage.notes],
  laying: [layingMethods, subBaseLayers, jointTypes, layingPage.paragraphs, layingPage.note],
  certificates: testResults,
};

const pages = (Object.entries(pageTitles) as [Exclude<PageName, ProductPage>, string][]).map(
  ([name, title]): SearchEntry => ({
    kind: 'page',
    title,
    to: paths[name],
    answer: pageDescriptions[name],
    names: pageNames[name] ?? '',
    text: textOf(pageTexts[name]),
  }),
);

/** Everything that the search of the site finds. */
export const searchEntries = (): readonly SearchEntry[] => [
  ...stains.map(({ id, title, steps, caution }): SearchEntry => ({
    kind: 'stain',
    title,
    to: `${paths.cleaning}#${id}`,
    answer: caution,
    steps,
    names: 'Fleck entfernen',
  })),
  ...glossary.map((term): SearchEntry => ({
    kind: 'term',
    title: term.term,
    to: termLink(term.term),
    answer: term.definition,
    names: textOf(term.also),
  })),
  ...products.map(
    ({ page, name, searchText, intro, description, features, applications, facts, limits }): SearchEntry => ({
      kind: 'product',
      title: name,
      to: paths[page],
      answer: searchText,
      text: textOf([intro, description, features, applications, facts, limits]),
    }),
  ),
  ...pages,
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
    names: `${document.category} ${document.format}`,
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
