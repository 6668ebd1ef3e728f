import { decoded } from '../fixtures/decoded.ts';

/** The texts between a page's tags, without what only keeps words together. */
export const textsIn = (html: string): string[] =>
  html
    .replaceAll('\u2060', '')
    .split(/<[^>]*>/)
    .map((text) => decoded(text.trim()))
    .filter(Boolean);

/** What a browser would send from the form on a page: names and values of its controls. */
export function controlsIn(html: string): Record<string, string> {
  const controls: Record<string, string> = {};
  for (const [tag, name = ''] of html.matchAll(/<input [^>]*?name="([^"]*)"[^>]*>/g)) {
    const isBox = tag.includes('type="checkbox"');
    if (!isBox) controls[name] = decoded(/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
    else if (/ checked\b/.test(tag)) controls[name] = 'on';
  }
  for (const [, name = '', value = ''] of html.matchAll(/<textarea [^>]*?name="([^"]*)"[^>]*>\n?([^<]*)<\/textarea>/g))
    controls[name] = decoded(value);
  for (const [, name = '', options = ''] of html.matchAll(/<select [^>]*?name="([^"]*)"[^>]*>(.*?)<\/select>/gs)) {
    controls[name] = decoded(/<option value="([^"]*)" selected>/.exec(options)?.[1] ?? '');
  }
  return controls;
}
