import { isFunctionWord, plain, stemOf, stemsOf, wordStems } from '../../components/text/word-stems.ts';
import { libraryQuery } from '../../content/deep-links.ts';
import { categories, categoryNames, type Category, type LibraryDocument } from '../../content/library.ts';
import { categoryOf, downloadGroups, type ListedFile } from '../../content/product-downloads.ts';
import { synonyms } from '../../content/search-words.ts';

/** What the library shows: the term as typed and the chosen category. */
export interface LibraryFilter {
  readonly search: string;
  readonly category: Category;
}

/** The word stems of what each document says, separated by blanks, by the document's id. */
export type ContentStems = Readonly<Record<string, string>>;

export const everything: LibraryFilter = { search: '', category: 'alle' };

/**
 * The documents of the category that hold every word of the search: first those that name them in title, category or description, then those
 * that hold them in their content. Case, accents, blanks and endings don't matter; an umlaut is found with two dots, without them and with an
 * e; a word finds its synonyms; a sign is text.
 * @param contents empty while they are not loaded
 */
export function findDocuments(
  documents: readonly LibraryDocument[],
  { search, category }: LibraryFilter,
  contents: ContentStems,
): readonly LibraryDocument[] {
  const ofCategory = documents.filter((document) => category === 'alle' || document.category === category);
  return found(
    ofCategory,
    search,
    contents,
    ({ title, category: own, description, format }) => `${title} ${categoryNames[own]} ${description} ${format}`,
  );
}

/** The files of the products that a search or a category finds, in the same way; none when everything is shown. */
export function findProductFiles({ search, category }: LibraryFilter, contents: ContentStems): readonly ListedFile[] {
  if (search.trim() === '' && category === 'alle') return [];
  const files = downloadGroups.flatMap((group) => group.files.map((file): ListedFile => ({ ...file, group })));
  const ofCategory = files.filter(({ group }) => category === 'alle' || categoryOf(group) === category);
  return found(
    ofCategory,
    search,
    contents,
    ({ title, format, group }) =>
      `${title} ${group.title} ${group.description} ${format === 'DWG' ? 'DWG DXF' : format}`,
  );
}

/** The filter that a query of the address asks for; unknown values are ignored. */
export function readFilter(query: string): LibraryFilter {
  const parameters = new URLSearchParams(query);
  const named = parameters.get(libraryQuery.category) ?? '';
  const wanted = formerNames[named] ?? named;
  return {
    search: parameters.get(libraryQuery.search) ?? '',
    category: categories.find((category) => category === wanted) ?? 'alle',
  };
}

/** What addresses contained before categories had ids. */
const formerNames: Readonly<Record<string, Category>> = {
  Zertifikate: 'zertifikate',
  Verlegeanleitungen: 'verlegung',
  Pflegehinweise: 'pflege',
  Oberflächenbehandlung: 'oberflaechen',
  'Technische Datenblätter': 'daten',
  'Normen & Standards': 'normen',
};

/** Parameters of the address for a filter; empty when everything is shown. */
export function filterParameters({ search, category }: LibraryFilter): Readonly<Record<string, string>> {
  return { [libraryQuery.search]: search.trim(), [libraryQuery.category]: category === 'alle' ? '' : category };
}

function found<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  search: string,
  contents: ContentStems,
  headOf: (entry: Entry) => string,
): readonly Entry[] {
  const typed = plain(search).split(' ').filter(Boolean);
  if (typed.length === 0) return entries;
  const asked = typed.filter((word) => !isFunctionWord(word));
  const tests = (asked.length > 0 ? asked : typed).map(wordTest);
  const ranked = entries.map((entry) => ({
    entry,
    rank: rankOf(headOf(entry), contents[entry.id]?.split(' ') ?? [], tests),
  }));
  // Sorting is stable: documents of equal rank keep their order.
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const IN_HEAD = 0;
const IN_CONTENT = 1;
const NOT_FOUND = 2;

function rankOf(head: string, ownStems: readonly string[], tests: readonly WordTest[]): number {
  const text = plain(head);
  const headStems = [...wordStems(head)];
  const ranks = tests.map(({ inText, inStems }) => {
    if (inText(text) || inStems(headStems)) return IN_HEAD;
    return inStems(ownStems) ? IN_CONTENT : NOT_FOUND;
  });
  return Math.max(IN_HEAD, ...ranks);
}

interface WordTest {
  readonly inText: (text: string) => boolean;
  readonly inStems: (stems: readonly string[]) => boolean;
}

/** A piece of this many letters is looked for within compounds, too: «festigkeit» in «Druckfestigkeit», but not «rost» in «Frost». */
const COMPOUND_PART = 5;
/** A word of this many letters may be the beginning of another, and a stem, which has lost its ending: «Feuer» is no «feucht». */
const WORD_START = 3;
const STEM_START = 4;

/** How one word of a search is looked for. @param word as `plain` writes it */
function wordTest(word: string): WordTest {
  if (!/^[\p{L}\p{N}]+$/u.test(word)) return signTest(word);
  const written = [word, word.replaceAll(/([aou])e/gu, '$1')];
  const meant = new Set(written.map(stemOf));
  const alike = synonyms.map((group) => group.map(stemOf)).filter((group) => group.some((stem) => meant.has(stem)));
  const isMeant = [
    ...written.map((part) => partTest(part, WORD_START)),
    ...[...meant, ...alike.flat()].map((stem) => partTest(stem, STEM_START)),
  ];
  const parts = [...stemsOf(word)].slice(1);
  return {
    inText: () => false,
    inStems: (stems) =>
      isMeant.some((test) => stems.some(test)) || (parts.length > 0 && parts.every((part) => stems.includes(part))),
  };
}

const partTest = (part: string, start: number) => (stem: string) =>
  stem === part ||
  (part.length >= start && stem.startsWith(part)) ||
  (part.length >= COMPOUND_PART && stem.includes(part));

/** A word with signs, such as «R11-R13» or «9001:2015», is text; in the content its pieces are words. */
function signTest(word: string): WordTest {
  const pieces = /^[\p{L}\p{N}]/u.test(word) ? [...wordStems(word)] : [];
  return {
    inText: (text) => text.includes(word),
    inStems: (stems) => pieces.length > 0 && pieces.every((piece) => stems.includes(piece)),
  };
}
