import { company } from '../content/company.ts';
import { allPaths } from '../paths.ts';

/** The 27 routes, as https://www.sitemaps.org/protocol.html has them. */
export function sitemap(): string {
  const urls = allPaths.map((path) => `  <url><loc>${company.siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** RFC 9309: everything may be read but the calls and the photos of complaints. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /uploads/', '', `Sitemap: ${company.siteUrl}/sitemap.xml`, ''].join('\n');

/** What a phone shows when the site is put on its start screen. */
export function manifest(icons: readonly { readonly src: string; readonly size: number }[]): string {
  const entries = icons.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png' }));
  return `${JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    lang: 'de-CH',
    start_url: '/',
    display: 'browser',
    background_color: '#f5f3ef',
    theme_color: '#f5f3ef',
    icons: entries,
  })}\n`;
}
