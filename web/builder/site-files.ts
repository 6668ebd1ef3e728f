import { alphabetically } from '../../shared/language.ts';
import { contentStems } from './documents/content-stems.ts';
import { documentSheets, documentSizes } from './documents/document-cache.ts';
import { buildResources } from './documents/pdf-resources.ts';
import { moduleOf, type GeneratedFiles } from './module-text.ts';
import { namedEntries } from './search-entries.ts';
import { backdropCss, coloursCss, themeCss } from './theme-styles.ts';

/** Styles, what the browser makes PDFs with, and what is known of the search and of all documents. */
export const siteFiles = async (): Promise<GeneratedFiles> => ({
  'colours.css': coloursCss() + backdropCss,
  'mantine-theme.css': themeCss(),
  ...(await pdfResources()),
  'titles.ts': moduleOf({ titles: searchTitles() }),
  // By the document's id, what the search of the library finds it by; by the name of its file, its bytes.
  'content-stems.ts': moduleOf({ 'stems: Readonly<Record<string, string>>': contentStems() }),
  'document-sizes.ts': moduleOf({ 'sizes: Readonly<Record<string, number>>': await documentSizes() }),
  ...Object.fromEntries(Object.entries(await documentSheets()).map(([id, sheet]) => [`sheets/${id}.avif`, sheet])),
});

/** Fonts as TrueType and the logo as PNG: the same as those of the documents. */
async function pdfResources(): Promise<GeneratedFiles> {
  const { regular, semibold, logo } = await buildResources();
  return { 'pdf/archivo-regular.ttf': regular, 'pdf/archivo-semibold.ttf': semibold, 'pdf/logo.png': logo };
}

/** What the search finds by a name, in the order of the alphabet: the index that a visitor without script gets. */
const searchTitles = () =>
  namedEntries()
    .filter(({ kind, answer }) => !['term', 'document', 'action', 'answer'].includes(kind) && answer)
    .map(({ title, to }) => ({ title, to }))
    .toSorted((a, b) => alphabetically(a.title, b.title));
