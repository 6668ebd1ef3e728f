import { API_PREFIX } from '../../shared/api.ts';
import { emailLink } from '../../shared/company/company-words.ts';
import { LANGUAGE } from '../../shared/language.ts';
import { colours } from '../../shared/owner/brand.ts';
import { company } from '../../shared/owner/company.ts';
import { projects } from '../../shared/owner/projects.ts';
import { allPaths, paths, type PagePath } from '../../shared/paths.ts';
import { UPLOADS_PATH } from '../../shared/photos.ts';
import { products } from '../content/all-products.ts';
import { dateOf } from '../content/document-dates.ts';
import type { DocumentEntry } from '../content/documents.ts';
import { documents, type Category } from '../content/library.ts';
import { coveredBy, downloadGroups } from '../content/product-downloads.ts';
import type { Product } from '../content/product.ts';

/** Pages that other pages lead to: without projects, none leads to their page. */
export const listedPaths: readonly PagePath[] = allPaths.filter(
  (path) => path !== paths.projects || projects.length > 0,
);

/** All of these pages in the format of https://www.sitemaps.org/protocol.html, dated where the content is. */
export function sitemap(): string {
  const urls = listedPaths.map((path) => {
    const date = contentDate(path);
    return `  <url><loc>${company.siteUrl}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** When the words of a page last changed: known for those that documents are made of. */
function contentDate(path: PagePath): string | undefined {
  const product = products.find(({ page }) => paths[page] === path);
  const files = downloadGroups.flatMap((group) => group.files);
  const own = new Map<PagePath, readonly DocumentEntry[]>([
    [paths.library, documents],
    [paths.productDownloads, files],
    ...Object.entries(pagesOfCategories).map(
      ([category, page]) => [page, documents.filter((document) => document.category === category)] as const,
    ),
  ]);
  const coveredFiles = (by: Product) => files.filter((file) => coveredBy(file, [by]).length > 0);
  const entries = product ? coveredFiles(product) : own.get(path);
  return entries
    ?.map(({ id }) => dateOf(id))
    .toSorted()
    .at(-1);
}

const pagesOfCategories: Readonly<Partial<Record<Category, PagePath>>> = {
  zertifikate: paths.certificates,
  verlegung: paths.laying,
  pflege: paths.cleaning,
  oberflaechen: paths.finishes,
};

/** RFC 9309: crawlers may read everything except API calls and complaint photos. */
export const robots = (): string =>
  [
    'User-agent: *',
    `Disallow: ${API_PREFIX}`,
    `Disallow: ${UPLOADS_PATH}`,
    '',
    `Sitemap: ${company.siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * Where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116
 * @param now time of the build; the file expires with the eleventh month after it, as the RFC advises less than a year
 */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 1));
  return [
    `Contact: ${emailLink}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LANGUAGE.slice(0, 2)}, en`,
    `Canonical: ${company.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Names that content systems, frameworks and push services give their service worker. */
export const FORMER_WORKERS = [
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'ngsw-worker.js',
  'superpwa-sw.js',
  'pwabuilder-sw.js',
  'OneSignalSDKWorker.js',
  'firebase-messaging-sw.js',
] as const;

/**
 * In place of a service worker of a former site on the same domain, which would serve its kept pages for ever: deletes these, ends, and loads
 * the open pages anew.
 */
export const endingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;

/** Name, icon and colours for the start screen of a phone. */
export function manifest(icons: readonly { readonly src: string; readonly size: number }[]): string {
  const entries = icons.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png' }));
  return `${JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    lang: LANGUAGE,
    start_url: '/',
    display: 'browser',
    background_color: colours.ground,
    theme_color: colours.ground,
    icons: entries,
  })}\n`;
}
