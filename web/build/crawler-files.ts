import { API_PREFIX } from '../../shared/api.ts';
import { colours } from '../../shared/colours.ts';
import { allPaths } from '../../shared/paths.ts';
import { UPLOADS_PATH } from '../../shared/photos.ts';
import { company, emailLink } from '../content/company.ts';

/** All routes in the format of https://www.sitemaps.org/protocol.html. */
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

/** RFC 9309: crawlers may read everything except API calls and complaint photos. */
export const robots = (): string =>
  ['User-agent: *', `Disallow: ${API_PREFIX}`, `Disallow: ${UPLOADS_PATH}`, '', `Sitemap: ${company.siteUrl}/sitemap.xml`, ''].join('\n');

/**
 * Where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116
 * @param now time of the build; the file expires with the eleventh month after it, as the RFC advises less than a year
 */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 1));
  return [
    `Contact: ${emailLink}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${company.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Name, icon and colours for the start screen of a phone. */
export function manifest(icons: readonly { readonly src: string; readonly size: number }[]): string {
  const entries = icons.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png' }));
  return `${JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    lang: 'de-CH',
    start_url: '/',
    display: 'browser',
    background_color: colours.ground,
    theme_color: colours.ground,
    icons: entries,
  })}\n`;
}
