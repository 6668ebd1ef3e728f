import { build as bundle } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineHashes } from '../shared/security-headers.ts';
import type { RenderedPage } from './entry-server.tsx';

/** What the two Vite builds made. */
export interface BuiltSite {
  /** Folder of the finished site. */
  readonly folder: string;
  readonly render: (path: string) => Promise<RenderedPage>;
  readonly pagePaths: readonly string[];
  /** `index.html` after the build, with the marks `<!--head-->` and `<!--app-->`. */
  readonly template: string;
  /** URL of the script that hydrates the page. */
  readonly entryUrl: string;
  readonly fontUrl: string;
  /** By the page's module file. */
  readonly stylesOf: (file: string) => PageStyles;
  /** Further elements of a page's head: what only other sites and search engines read. */
  readonly metadata: (path: string) => string;
}

/** The styles of a page. */
export interface PageStyles {
  /** What stands in its head, as text. */
  readonly css: string;
  /** URLs of the stylesheets that other pages fetch and whose text is in `css`. */
  readonly inlined: readonly string[];
  /** URLs of the stylesheets that it fetches. */
  readonly linked: readonly string[];
}

/** Writes the HTML of every route and of the 404 page. Returns the hashes of what stands inline in them. */
export async function prerender(site: BuiltSite): Promise<InlineHashes> {
  const boot = await bootScript(site.entryUrl);
  const template = site.template.replaceAll(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
  const documents = await Promise.all(
    [...site.pagePaths, '/404'].map(async (path) => {
      const page = await site.render(path);
      const styles = site.stylesOf(page.file);
      const head = [
        page.head,
        path === '/404' ? '' : site.metadata(path),
        `<link rel="preload" href="${site.fontUrl}" as="font" type="font/woff2" crossorigin>`,
        `<style>${styles.css}</style>`,
        // Never fetched: they tell Vite, which fetches what a page lacks, that this page has them.
        ...styles.inlined.map((url) => `<link rel="stylesheet" href="${url}" disabled>`),
        ...styles.linked.map((url) => `<link rel="stylesheet" href="${url}">`),
        `<script type="module">${boot}</script>`,
      ].join('');
      const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => page.body);
      await writeDocument(join(site.folder, fileOf(path)), html);
      return html;
    }),
  );
  return inlineHashes(documents);
}

const fileOf = (path: string) => (path === '/404' ? '404.html' : join(path, 'index.html'));

async function writeDocument(file: string, html: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function bootScript(entryUrl: string): Promise<string> {
  const result = await bundle({
    entryPoints: [fileURLToPath(new URL('./boot.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { ENTRY_URL: JSON.stringify(entryUrl) },
    external: [entryUrl],
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}

/** SHA-256 of every inline script, style element and style attribute in the documents, each once, as a content security policy names them. */
export function inlineHashes(documents: readonly string[]): InlineHashes {
  const all = documents.join('\n');
  const hashes = (pattern: RegExp) => {
    const texts = new Set(Array.from(all.matchAll(pattern), ([, text = '']) => text));
    return [...texts].map(sha256).toSorted();
  };
  const attributes = Array.from(all.matchAll(/ style="([^"]*)"/g), ([, value = '']) => decodeEntities(value));
  return {
    // Data for search engines is never run, so it needs no hash.
    script: hashes(/<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    style: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
    styleAttribute: [...new Set(attributes)].map(sha256).toSorted(),
  };
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const decodeEntities = (text: string) => text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
