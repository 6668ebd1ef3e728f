import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { SEARCH_INDEX } from '../../shared/paths.ts';
import { allFinished } from './all-finished.ts';
import { pagePolicy } from './page-policy.ts';
import { searchEntries } from './search-entries.ts';
import { indexOf } from './search-index.ts';

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` of the page. */
  readonly head: string;
  readonly body: string;
  /** Module file of the page below `web/`: the build's manifest names its stylesheets. */
  readonly file: string;
}

/** What `web/layout/entry-server.tsx` exports. */
export interface ServerEntry {
  readonly render: (path: string) => Promise<RenderedPage>;
  readonly pagePaths: readonly string[];
  /** Further elements of a page's head: what only other sites and search engines read. */
  readonly metadata: (path: string) => string;
}

/** What the two Vite builds made. */
export interface RenderedSite extends ServerEntry {
  /** Folder of the finished site. */
  readonly folder: string;
  /** `index.html` after the build, with the marks `<!--policy-->`, `<!--head-->` and `<!--app-->`. */
  readonly template: string;
  /** URL of the script that hydrates the page. */
  readonly entryUrl: string;
  readonly fontUrl: string;
  /** URLs of a page's stylesheets in their order, by its module file. */
  readonly stylesheetsOf: (file: string) => readonly string[];
}

/** Writes the HTML of every route and of the 404 page, and the index of the search. */
export async function prerender(site: RenderedSite): Promise<void> {
  const startUrl = await writeStartScript(site);
  const template = site.template.replaceAll(
    /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    '',
  );
  const rendered = await allFinished(
    [...site.pagePaths, NOT_FOUND].map(async (path) => ({ path, page: await site.render(path) })),
  );
  const pages = rendered.filter(({ path }) => path !== NOT_FOUND).map(({ path, page: { body } }) => ({ path, body }));
  await writeFile(join(site.folder, SEARCH_INDEX), JSON.stringify(indexOf(searchEntries(pages))));
  await allFinished(
    rendered.map(async ({ path, page }) => {
      const stylesheets = site.stylesheetsOf(page.file);
      const head = [
        page.head,
        path === NOT_FOUND ? '' : site.metadata(path),
        `<link rel="preload" href="${site.fontUrl}" as="font" type="font/woff2" crossorigin>`,
        `<style>${await textOf(site.folder, stylesheets)}</style>`,
        // Never fetched: Vite's loader, which fetches the stylesheets that a page lacks, sees that this page has them.
        ...stylesheets.map((url) => `<link rel="stylesheet" href="${url}" disabled>`),
      ].join('');
      const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => page.body);
      const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}">`;
      // As early as possible, since a press before it is lost; `async`, so that nothing waits for it.
      const start = `<script type="module" async src="${startUrl}"></script>`;
      await writeDocument(join(site.folder, fileOf(path)), html.replace('<!--policy-->', policy + start));
    }),
  );
}

const NOT_FOUND = '/404';

const fileOf = (path: string) => (path === NOT_FOUND ? '404.html' : join(path, 'index.html'));

async function textOf(folder: string, stylesheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(stylesheets.map((url) => readFile(join(folder, url), 'utf8')));
  return texts.map((text) => text.trim()).join('');
}

async function writeDocument(file: string, html: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** @returns its address, which names its content */
async function writeStartScript({ folder, entryUrl }: RenderedSite): Promise<string> {
  const result = await bundle({
    entryPoints: [fileURLToPath(new URL('../layout/boot.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    // Older browsers read it, too: it finds out that they can't run the others.
    target: 'es2020',
    define: { ENTRY_URL: JSON.stringify(entryUrl) },
    external: [entryUrl],
  });
  const [script] = result.outputFiles;
  if (!script) throw new Error('The start script is missing.');
  const url = `/assets/start-${createHash('sha256').update(script.contents).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, url), script.contents);
  return url;
}
