import { categories, type Category, type LibraryDocument } from '../content/library.ts';
import { libraryQuery } from '../content/deep-links.ts';

/** What the library shows: the term as typed and the chosen category. */
export interface LibraryFilter {
  readonly search: string;
  readonly category: Category;
}

export const everything: LibraryFilter = { search: '', category: 'Alle' };

/**
 * The documents that hold every word of the search, in title, category or description, and are of the category.
 * Case, accents and blanks don't matter; an umlaut is found with two dots, without them and with an e; all other signs are text.
 */
export function findDocuments(documents: readonly LibraryDocument[], { search, category }: LibraryFilter): readonly LibraryDocument[] {
  const words = plain(search).split(' ').filter(Boolean);
  return documents.filter((document) => {
    if (category !== 'Alle' && document.category !== category) return false;
    const text = plain(`${document.title} ${document.category} ${document.description}`);
    return words.every((word) => spellings.some((spell) => spell(text).includes(spell(word))));
  });
}

/** The filter that a query of the address asks for; unknown values are ignored. */
export function readFilter(query: string): LibraryFilter {
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get(libraryQuery.category);
  return {
    search: parameters.get(libraryQuery.search) ?? '',
    category: categories.find((category) => category === wanted) ?? 'Alle',
  };
}

/** Parameters of the address for a filter; empty when everything is shown. */
export function filterParameters({ search, category }: LibraryFilter): Readonly<Record<string, string>> {
  return { [libraryQuery.search]: search.trim(), [libraryQuery.category]: category === 'Alle' ? '' : category };
}

/** One case, one kind of blank and dash, ss for ß, umlauts in one piece. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[‐-―−]/gu, '-')
    .replaceAll(/\s+/gu, ' ');

/** Two ways to write a text without signs over its letters: Belage, Belaege. */
const spellings = [withoutMarks, (text: string) => withoutMarks(text.replaceAll(/[äöü]/gu, (umlaut) => `${umlaut}e`))];

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
}
