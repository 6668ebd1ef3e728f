import { wordStems } from '../../components/text/word-stems.ts';
import { allDocuments } from './all-documents.ts';

/** Properties of documents and drawings that hold names for the program, not words for readers. */
const SILENT = new Set([
  'kind',
  'picture',
  'figure',
  'id',
  'page',
  'layer',
  'material',
  'align',
  'direction',
  'beyond',
  'side',
  'code',
  'recipe',
  'grain',
  'products',
  'family',
]);

/**
 * The word stems of what each document says, separated by blanks, by the document's id: the search of the library finds a document by its
 * content without loading it. A DXF says what its DWG says.
 */
export const contentStems = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    allDocuments.map(({ entry, content }) => [
      entry.id,
      [...wordStems(textsIn(content()).join(' '))].toSorted().join(' '),
    ]),
  );

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (SILENT.has(name) ? [] : textsIn(inner)));
}
