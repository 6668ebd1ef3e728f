import { LANGUAGE } from '../../shared/language.ts';
import { company } from '../../shared/owner/company.ts';
import { pages } from '../pages/all-pages.ts';
import { structuredData } from './structured-data.ts';

/** The preview picture of a page on other sites. */
interface SharedPicture {
  /** Path on the site. */
  readonly url: string;
  readonly alt: string;
}

const OPEN_GRAPH_FRAME = { width: 1200, height: 630 } as const;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&"<>]/gu, (sign) => escapes[sign] ?? sign);

const meta = ([property, content]: readonly [string, string]) =>
  `<meta property="${property}" content="${escape(content)}">`;

/**
 * What only others read: the description, the preview in a message and the facts for a search engine. Written by the prerenderer, since no
 * visitor's browser needs it; title and canonical address are React's (`web/layout/Head.tsx`).
 */
export function pageMetadata(path: string, title: string, picture: SharedPicture | undefined): string {
  const description = pages.find((page) => page.path === path)?.description ?? '';
  const properties: (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:locale', LANGUAGE.replace('-', '_')],
    ['og:url', company.siteUrl + path],
    ['og:title', title],
    ['og:description', description],
  ];
  if (picture) {
    properties.push(
      ['og:image', company.siteUrl + picture.url],
      ['og:image:width', String(OPEN_GRAPH_FRAME.width)],
      ['og:image:height', String(OPEN_GRAPH_FRAME.height)],
      ['og:image:alt', picture.alt],
    );
  }
  const card = picture ? 'summary_large_image' : 'summary';
  const graph = {
    '@context': 'https://schema.org',
    '@graph': structuredData(path, picture && company.siteUrl + picture.url),
  };
  // «<» could end the script element early.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return `<meta name="description" content="${escape(description)}">${properties.map(meta).join('')}<meta name="twitter:card" content="${card}"><script type="application/ld+json">${json}</script>`;
}
