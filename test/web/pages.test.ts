import { surfaceName } from '@works/stone/mixes/surface-card';
import { surfaces } from '@works/stone/mixes/surfaces';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { maker } from '../../shared/company/maker.ts';
import * as certificates from '../../shared/owner/certificates.ts';
import { company } from '../../shared/owner/company.ts';
import { projects } from '../../shared/owner/projects.ts';
import { DOCUMENT_FOLDER, paths, type PageName } from '../../shared/paths.ts';
import { documentSizes } from '../../web/builder/documents/document-cache.ts';
import { documentFile, documentPath } from '../../web/components/document-path.ts';
import { sizeText } from '../../web/components/size-text.ts';
import { products } from '../../web/content/all-products.ts';
import { dateOf } from '../../web/content/document-dates.ts';
import { swissDate } from '../../web/content/documents.ts';
import { finishes, finishesPage } from '../../web/content/finishes.ts';
import { imprint } from '../../web/content/imprint.ts';
import { categories, documents, libraryPage, quickFilters } from '../../web/content/library.ts';
import { productDownloadsPage } from '../../web/content/product-downloads-page.ts';
import { asDxf, downloadGroups, filesOf } from '../../web/content/product-downloads.ts';
import { cardOf } from '../../web/content/product.ts';
import { noProjects, projectsPage, sampleLike } from '../../web/content/projects.ts';
import { about } from '../../web/pages/about/words.ts';
import * as cleaning from '../../web/pages/cleaning/words.ts';
import * as laying from '../../web/pages/laying/words.ts';
import { privacy } from '../../web/pages/privacy/words.ts';
import { productsOverview } from '../../web/pages/products/words.ts';
import { technicalInfo } from '../../web/pages/technical-info/words.ts';
import { decoded } from '../fixtures/decoded.ts';
import { all } from './read-html.ts';
import { render } from './rendered.ts';

/** What no reader reads: names for links and pictures, and what a form starts with. */
const SILENT = new Set(
  'id page href image picture product products finish sample samplePrefix message originalsRequest date'.split(' '),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (SILENT.has(key) ? [] : textsIn(inner)));
}

/** The data of each page, without the few words that other states of the page need. */
const { empty, productFiles: _productFiles, reset: _reset, columns: libraryColumns, ...libraryWords } = libraryPage;
const { columns: downloadColumns, downloadLabel: _downloadLabel, ...downloadWords } = productDownloadsPage;
const address = [company.name, company.street, company.email];
const contents = {
  about: [{ ...about, links: { ...about.links, projects: projects.length > 0 ? about.links.projects : '' } }],
  products: [
    productsOverview,
    products.map((product) => {
      const { label, value } = cardOf(product).keyFact;
      return [product.name, product.badge, product.card, label, value];
    }),
  ],
  projects:
    projects.length > 0
      ? [projects, projectsPage]
      : [projectsPage.heading, noProjects.heading, noProjects.text, noProjects.label],
  technicalInfo: [technicalInfo],
  finishes: [finishes, finishesPage, surfaces.map(surfaceName)],
  certificates: [certificates.certificates.map(({ title, description, category }) => [title, description, category])],
  laying: [
    [...laying.layingMethods, ...laying.subBaseLayers, ...laying.jointTypes].map(({ id: _id, ...words }) => words),
    laying.layingStandards,
    laying.layingPage,
  ],
  cleaning: [cleaning],
  library: [
    libraryWords,
    documents,
    categories,
    quickFilters.map(({ label }) => label),
    libraryColumns.title,
    libraryColumns.category,
    libraryColumns.format,
  ],
  productDownloads: [downloadWords, downloadGroups, downloadColumns.title, downloadColumns.format],
  imprint: [
    { ...imprint, labels: [] },
    imprint.labels.address,
    ...(company.phones.length > 0 ? [imprint.labels.phone] : []),
    ...(company.registration === undefined ? [] : [imprint.labels.registration]),
    ...(company.legalForm === undefined ? [] : [imprint.labels.legalForm, company.legalForm]),
    ...address,
    company.postalCode,
    company.city,
    ...maker.phones,
    company.registration ?? '',
  ],
  privacy: [privacy, ...address],
} as const satisfies Partial<Record<PageName, unknown>>;

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
const names = Object.keys(contents) as (keyof typeof contents)[];

// Two pages say how large the documents are, so the first time these are made.
beforeAll(async () => {
  for (const name of names) pages.set(name, mainOf((await render(paths[name])).body));
});

describe.each(names)('the page %s', (name) => {
  it('renders every text of its content', () => {
    const text = textOf(page(name));
    expect(text.length).toBeGreaterThan(300);
    expect(
      textsIn(contents[name])
        .map(plain)
        .filter((statement) => !text.includes(statement)),
    ).toEqual([]);
  });

  it('has tables with a caption, headings of columns and of rows', () => {
    for (const [table] of page(name).matchAll(/<table.*?<\/table>/gsu)) {
      expect(table).toMatch(/<caption[^>]*>[^<]+<\/caption>/u);
      const rows = table.match(/<tr/gu)?.length ?? 0;
      expect(table.match(/scope="row"/gu)).toHaveLength(rows - 1);
      expect(table.match(/scope="col"/gu)?.length).toBeGreaterThan(1);
    }
  });
});

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

  it.runIf(projects.length > 0)('bring surface and colour of a project along', () => {
    const [first] = linksOf(page('projects')).filter((href) => href.startsWith(paths.sampleFolder));
    expect(new URL(first ?? '', 'https://site.example').searchParams.get('surfaces')).toBe(sampleLike(projects[0]!));
  });

  it('reach every finish by its anchor', () => {
    for (const { id } of finishes)
      expect(page('finishes')).toMatch(new RegExp(`<section[^>]* id="${id}"|<section id="${id}"`, 'u'));
    expect(linksOf(page('cleaning'))).toEqual(
      expect.arrayContaining(finishes.map(({ id }) => `${paths.finishes}#${id}`)),
    );
  });
});

describe('examples', () => {
  it.each(['home', 'projects'] as const)(
    'are marked on %s: every heading and every alternative text of an example',
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
});

describe('the documents', () => {
  it('each lead to a file, with the size and the day that it has', async () => {
    const sizes = await documentSizes();
    const rows = Array.from(page('library').matchAll(/<tr[^>]*class="[^"]*record[^"]*".*?<\/tr>/gsu), ([row]) => row);
    expect(rows).toHaveLength(documents.length);
    documents.forEach((document, index) => {
      const row = rows[index] ?? '';
      expect(linksOf(row)).toEqual([documentPath(document)]);
      expect(textOf(row)).toContain(
        `PDF ${plain(sizeText(sizes[documentFile(document)] ?? 0))} ${swissDate(dateOf(document.id))}`,
      );
    });
  });

  it('of the products have sixteen buttons, each with its own name, for a file of the size that is stated', async () => {
    const buttons = all(page('productDownloads'), /<button[^>]*aria-label="([^"]*)"/gu);
    expect(buttons).toHaveLength(16);
    expect(new Set(buttons).size).toBe(16);
    const files = downloadGroups.flatMap((group) => group.files);
    const forms = all(page('productDownloads'), /<form[^>]*? action="([^"]*)"/gu);
    expect(forms).toEqual(files.map(documentPath));
    const sizes = await documentSizes();
    const rows = all(page('productDownloads'), /(<tr[^>]*>.*?<\/tr>)/gsu).filter((row) => row.includes('<button'));
    files.forEach((file, index) => {
      expect(textOf(rows[index] ?? '')).toContain(plain(sizeText(sizes[documentFile(file)] ?? NaN)));
    });
    expect(linksOf(page('productDownloads')).filter((href) => href.startsWith(DOCUMENT_FOLDER))).toEqual(
      files.filter(({ format }) => format === 'DWG').map((file) => documentPath(asDxf(file))),
    );
  });

  it('of a product are on its page, and its last button leads to them among all', async () => {
    for (const product of products) {
      const html = mainOf((await render(paths[product.page])).body);
      expect(linksOf(html).filter((href) => href.startsWith(DOCUMENT_FOLDER))).toEqual(
        filesOf(product).map(documentPath),
      );
      expect(linksOf(html)).toContain(paths.productDownloads);
    }
  });

  it('on stains have a place each that search and documents lead to', () => {
    for (const { id } of cleaning.stains) expect(page('cleaning')).toContain(`id="${id}"`);
  });

  it('are all counted before any script, and no words of an empty result', () => {
    expect(page('library')).toContain(`<p role="status">${documents.length} Dokumente gefunden</p>`);
    expect(textOf(page('library'))).not.toContain(empty.heading);
  });
});

it('the drawing of the layers describes in words what it shows', () => {
  const [label = ''] = all(page('laying'), /<svg[^>]*role="img"[^>]*aria-label="([^"]*)"/gu);
  expect(plain(label)).toContain(
    'Platte 4–8 cm, Splittbett 3–4 cm, Tragschicht 10–25 cm, Frostschutzschicht 20–80 cm, Baugrund',
  );
});
