import { allPaths, LICENCES } from '../../shared/paths.ts';
import { decoded } from '../fixtures/decoded.ts';

const pages: ReadonlySet<string> = new Set([...allPaths, LICENCES]);

/** The first group of every match. */
export const all = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, group = '']) => group);

export const titles = (html: string): string[] => all(html, /<title>(.*?)<\/title>/gu).map(decoded);
export const headings = (html: string): string[] => all(html, /<h1[^>]*>(.*?)<\/h1>/gsu).filter(Boolean);
export const canonicals = (html: string): string[] => all(html, /<link rel="canonical" href="([^"]*)"/gu);
export const metas = (html: string, name: string): string[] =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'gu')).map(decoded);

/** What a reader sees, with a blank for every tag. */
export const textOf = (html: string): string =>
  decoded(html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gsu, '').replaceAll(/<[^>]*>/gu, ' '));

/** Where the page's links to other pages lead that are no page of the site; files to download aside. */
export const deadLinks = (html: string): string[] =>
  all(html, /<a [^>]*?href="(\/[^"]*)"/gu)
    .map((href) => href.replace(/[?#].*/u, ''))
    .filter((href) => !/^\/(?:dokumente|assets\/bilder)\//u.test(href) && !pages.has(href));

/** Places that links of the page name, on it or on another, and that are not there. @param pageAt the HTML at a path of the site */
export const deadFragments = (html: string, pageAt: (path: string) => string): string[] =>
  all(html, /<a [^>]*?href="((?:\/[^"#]*)?#[^"]+)"/gu).filter((href) => {
    const [path = '', id = ''] = decodeURI(href).split('#');
    return !(path ? pageAt(path.replace(/\?.*/u, '')) : html).includes(`id="${id}"`);
  });
