import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_BUILD } from '../../../infra/stack/settings/built-site.ts';
import { prepare } from '../../../infra/start/prepare.ts';
import { company } from '../../../shared/owner/company.ts';
import { allPaths } from '../../../shared/paths.ts';
import { listedPaths } from '../../../web/builder/crawler-files.ts';
import { pagePolicy } from '../../../web/builder/page-policy.ts';
import { characters } from '../../../web/fonts/characters.ts';
import { all, canonicals, deadFragments, deadLinks, headings, metas, textOf, titles } from '../read-html.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const folder = project + LOCAL_BUILD.folder;

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const pageAt = (path: string) => read(`site${path === '/' ? '' : path}/index.html`);
const notFound = () => read('site/404.html');
const pages = () => allPaths.map((path) => [path as string, pageAt(path)] as const);
const everything = () => [...pages(), ['404', notFound()] as const];

/** The pages of which something is true: an empty list is easier to read than 28 documents. */
const pathsWhere = (isTrue: (html: string) => boolean) =>
  everything()
    .filter(([, html]) => isTrue(html))
    .map(([path]) => path);
/** What is found on each page, with the page before it. */
const found = (find: (html: string) => readonly string[]) =>
  everything().flatMap(([path, html]) => find(html).map((what) => `${path}: ${what}`));

/** The content security policies that a page carries. */
const policyOf = (html: string) => all(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/gu);

/** Joiners and soft hyphens have no shape that a font could lack. */
const hasShape = (sign: string) => !/\p{Default_Ignorable_Code_Point}/u.test(sign);

// The site that the browser tests visit; alone, this file builds it first.
beforeAll(() => prepare({ say: () => {}, dev: false, signal: new AbortController().signal }));

describe('every prerendered page', () => {
  test('has one h1 and one title', () => {
    expect(pathsWhere((html) => headings(html).length !== 1)).toEqual([]);
    expect(pathsWhere((html) => titles(html).length !== 1)).toEqual([]);
  });

  test('has its own title, description and canonical address', () => {
    for (const values of [titles, canonicals, (html: string) => metas(html, 'description')]) {
      const ofAllPages = pages().flatMap(([, html]) => values(html));
      expect(ofAllPages).toHaveLength(allPaths.length);
      expect(new Set(ofAllPages).size).toBe(allPaths.length);
    }
  });

  test('is valid HTML and leaves out no level of headings', { tags: 'thorough' }, async () => {
    const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
    const rules = { 'heading-level': 'error' } as const;
    const config = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], rules });
    const validator = new HtmlValidate(config);
    const problems: string[] = [];
    for (const [path, html] of everything()) {
      const { results } = await validator.validateString(html);
      problems.push(
        ...results.flatMap(({ messages }) => messages).map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`),
      );
    }
    expect(problems).toEqual([]);
  });

  test('leads only to pages and places that exist', () => {
    expect(found(deadLinks)).toEqual([]);
    expect(found((html) => deadFragments(html, pageAt))).toEqual([]);
  });

  test('uses only characters of the font', () => {
    const known = new Set(`${characters}\n`);
    expect(found((html) => [...new Set(textOf(html))].filter((sign) => hasShape(sign) && !known.has(sign)))).toEqual(
      [],
    );
  });
});

test('the 404 page is the only page with noindex, and has no address of its own', () => {
  expect(canonicals(notFound())).toEqual([]);
  expect(pathsWhere((html) => metas(html, 'robots').includes('noindex'))).toEqual(['404']);
});

describe('the policy in a page', () => {
  test('comes before everything that it rules, and allows exactly the page’s inline styles', () => {
    for (const [path, html] of everything()) {
      expect(policyOf(html), path).toEqual([pagePolicy(html)]);
      expect(html.indexOf('http-equiv="Content-Security-Policy"'), path).toBeLessThan(
        html.search(/<(?:link|style|script)/u),
      );
      expect(policyOf(html)[0], path).toMatch(
        /^style-src 'self' 'sha256-[\w+/]{43}='; style-src-attr (?:'none'|'unsafe-hashes'(?: 'sha256-[\w+/]{43}=')+)$/u,
      );
    }
  });

  test('need not allow scripts, since a page has none of its own', () =>
    expect(pathsWhere((html) => /<script(?![^>]*(?: src=|"application\/ld\+json"))| on\w+=/u.test(html))).toEqual([]));
});

test('what a visitor loads: one script before the page is there, the small start script, for which nothing waits; and no module preload', () => {
  const scripts = new Set(everything().map(([, html]) => all(html, /<script (?!type="application)([^>]*)>/gu).join()));
  expect([...scripts]).toEqual([expect.stringMatching(/^type="module" async src="\/assets\/start-[\w-]{8}\.js"$/u)]);
  const [file = ''] = /\/assets\/[^"]+/u.exec([...scripts][0] ?? '') ?? [];
  expect(read(`site${file}`).length).toBeLessThan(2_000);
  expect(pathsWhere((html) => html.includes('modulepreload'))).toEqual([]);
});

describe('what search engines and messengers read', () => {
  test('the sitemap contains exactly the 27 routes', () => {
    const locations = all(read('site/sitemap.xml'), /<loc>([^<]*)<\/loc>/gu);
    expect(locations.map((url) => url.replace(company.siteUrl, ''))).toEqual([...listedPaths]);
    expect(read('site/.well-known/security.txt')).toContain(`Contact: mailto:${company.email}`);
    expect(read('site/robots.txt')).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
  });

  test('a preview has the title, description and address of its page', () => {
    for (const [path, html] of pages()) {
      expect(metas(html, 'og:title')).toEqual(titles(html));
      expect(metas(html, 'og:description')).toEqual(metas(html, 'description'));
      expect(metas(html, 'og:url')).toEqual([company.siteUrl + path]);
      expect(metas(html, 'twitter:card')).toEqual([
        metas(html, 'og:image').length > 0 ? 'summary_large_image' : 'summary',
      ]);
    }
    expect(notFound()).not.toContain('="og:');
  });
});
