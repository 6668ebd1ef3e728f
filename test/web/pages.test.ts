import { describe, expect, it, test } from 'vitest';
import * as certificates from '../../shared/owner/certificates.ts';
import { projects } from '../../shared/owner/projects.ts';
import { DOCUMENT_FOLDER, paths, type PageName } from '../../shared/paths.ts';
import { documentSheets, documentSizes } from '../../web/builder/documents/document-cache.ts';
import { byteText } from '../../web/components/documents/byte-text.ts';
import { documentFile, documentPath } from '../../web/components/documents/document-path.ts';
import { products } from '../../web/content/all-products.ts';
import { dateOf } from '../../web/content/document-dates.ts';
import { swissDate } from '../../web/content/documents.ts';
import { finishes } from '../../web/content/finishes.ts';
import { documents } from '../../web/content/library.ts';
import { asDxf, downloadGroups, filesOf } from '../../web/content/product-downloads.ts';
import { decoded } from '../fixtures/decoded.ts';
import { all } from './read-html.ts';
import { render } from './rendered.ts';

const plain = (text: string) =>
  text
    .replaceAll(/[\u00ad\u2060]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const textOf = (html: string) =>
  plain(decoded(html.replaceAll(/<!-- -->/gu, '').replaceAll(/<[^>]*>/gu, ' '))).replaceAll(/ ([.,:»])/gu, '$1');
const linksOf = (html: string) => all(html, /<a [^>]*href="([^"]*)"/gu).map(decoded);

const pages = new Map<string, string>();
const page = (name: PageName) => pages.get(name) ?? '';
const names = [
  'products',
  'projects',
  'technicalInfo',
  'finishes',
  'certificates',
  'laying',
  'cleaning',
  'library',
  'productDownloads',
] as const satisfies readonly PageName[];

// Two pages say how large the documents are, so the first time these are made.
for (const name of names) pages.set(name, mainOf((await render(paths[name])).body));

describe('links', () => {
  test.each([
    ['products', [...products.map((product) => paths[product.page]), paths.productDownloads]],
    ['technicalInfo', [paths.finishes, paths.certificates, paths.laying, paths.cleaning, paths.library]],
    ['finishes', [paths.technicalInfo, paths.cleaning, paths.library]],
    ['certificates', certificates.certificates.length > 0 ? [paths.library] : [paths.contact]],
    ['library', [paths.contact, paths.consultation]],
    ['productDownloads', [paths.consultation, paths.contact]],
  ] as const)('of %s lead to the targets of the specification', (name, targets) => {
    const led = linksOf(page(name)).map((href) => href.replace(/[?#].*/u, ''));
    expect(led).toEqual(expect.arrayContaining([...targets]));
  });

  it('bring the finish along to the sample folder', () => {
    const brought = linksOf(page('finishes'))
      .filter((href) => href.startsWith(paths.sampleFolder))
      .map((href) => new URL(href, 'https://site.example').searchParams.get('surfaces'));
    expect(brought).toEqual(finishes.map(({ sample }) => sample));
  });
});

it.each(['home', 'projects'] as const)(
  'examples are marked on %s: every heading and every alternative text of an example',
  async (name) => {
    const html = (await render(paths[name])).body;
    const headings = all(html, /<h[23][^>]*>(.*?)<\/h[23]>/gsu).map(textOf);
    const pictures = html.match(/<img [^>]*>/gu) ?? [];
    for (const { title, image } of projects.filter(({ isExample }) => isExample)) {
      expect(headings.filter((heading) => heading.includes(title))).toEqual([`Beispiel ${title}`]);
      const own = pictures.filter((img) => img.includes(`/${image}`));
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((img) => !img.includes(' alt="Beispiel: '))).toEqual([]);
    }
  },
);

describe('the documents', () => {
  it('each lead to a file, with the size and the day that it has, and a small picture of its first sheet', async () => {
    const [sizes, sheets] = [await documentSizes(), await documentSheets()];
    expect(Object.values(sheets).filter(({ length }) => length > 16_384)).toEqual([]);
    const rows = Array.from(page('library').matchAll(/<tr[^>]*class="[^"]*record[^"]*".*?<\/tr>/gsu), ([row]) => row);
    expect(rows).toHaveLength(documents.length);
    documents.forEach((document, index) => {
      const row = rows[index] ?? '';
      expect(linksOf(row)).toEqual([documentPath(document)]);
      expect(all(row, /<img [^>]*src="([^"]*)" alt="" loading="lazy"/gu)).toEqual([
        expect.stringContaining(`/${document.id}.avif`),
      ]);
      expect(sheets[document.id]?.length).toBeGreaterThan(500);
      expect(textOf(row)).toContain(
        `PDF ${plain(byteText(sizes[documentFile(document)] ?? 0))} ${swissDate(dateOf(document.id))}`,
      );
    });
  });

  it('of a product are made and on its page, and its last button leads to them among all', async () => {
    const [sizes, sheets] = [await documentSizes(), await documentSheets()];
    const files = downloadGroups.flatMap((group) => group.files);
    expect(files.filter(({ id }) => !sheets[id])).toEqual([]);
    const made = [...files, ...files.filter(({ format }) => format === 'DWG').map(asDxf)];
    expect(made.filter((file) => !sizes[documentFile(file)])).toEqual([]);
    for (const product of products) {
      const html = mainOf((await render(paths[product.page])).body);
      expect(linksOf(html).filter((href) => href.startsWith(DOCUMENT_FOLDER))).toEqual(
        filesOf(product).map(documentPath),
      );
      expect(linksOf(html)).toContain(paths.productDownloads);
    }
  });
});
