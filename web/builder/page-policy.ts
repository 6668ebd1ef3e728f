import { createHash } from 'node:crypto';

/**
 * The content security policy of a prerendered page: stylesheets of the site, and exactly the page's own inline styles, by SHA-256. The page
 * carries it in a `<meta>`, so that a page and its hashes can't be of two releases; the header's policy, which rules scripts, applies as well.
 */
export function pagePolicy(html: string): string {
  const attributes = textsOf(html, / style="([^"]*)"/g).map(decodeEntities);
  return [
    `style-src 'self'${hashes(textsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g))}`,
    // 'unsafe-hashes' allows exactly these values of style="" and no other.
    `style-src-attr ${attributes.length > 0 ? `'unsafe-hashes'${hashes(attributes)}` : "'none'"}`,
  ].join('; ');
}

const textsOf = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text = '']) => text);

const hashes = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
