import { describe, expect, test } from 'vitest';
import { about } from '../../../web/content/about.ts';
import * as cleaning from '../../../web/content/cleaning.ts';
import * as documentTexts from '../../../web/content/document-texts.ts';
import * as finishes from '../../../web/content/finishes.ts';
import { home } from '../../../web/content/home.ts';
import { imprint } from '../../../web/content/imprint.ts';
import * as layingGuides from '../../../web/content/laying-guides.ts';
import * as laying from '../../../web/content/laying.ts';
import * as library from '../../../web/content/library.ts';
import * as materialLibrary from '../../../web/content/material-library.ts';
import * as certificates from '../../../web/content/owner/certificates.ts';
import * as projects from '../../../web/content/owner/projects.ts';
import { pageDescriptions } from '../../../web/content/page-descriptions.ts';
import { pageTitles } from '../../../web/content/page-titles.ts';
import * as privacy from '../../../web/content/privacy.ts';
import * as downloads from '../../../web/content/product-downloads.ts';
import { productPage } from '../../../web/content/product-pages.ts';
import { productsOverview } from '../../../web/content/products-overview.ts';
import { complaintPage } from '../../../web/content/request-pages/complaint.ts';
import { consultationPage } from '../../../web/content/request-pages/consultation.ts';
import { contactPage } from '../../../web/content/request-pages/contact.ts';
import { salesPage } from '../../../web/content/request-pages/sales.ts';
import { sampleFolderPage } from '../../../web/content/request-pages/sample-folder.ts';
import * as standards from '../../../web/content/standards.ts';
import { swatchWords } from '../../../web/content/swatch-words.ts';
import { technicalInfo } from '../../../web/content/technical-info.ts';
import * as tenderTexts from '../../../web/content/tender-texts.ts';
import * as testResults from '../../../web/content/test-results.ts';
import { products, tenderPositionsOf } from '../../../web/stone/products/products.ts';
import { plain, textsIn, visibleWords, words } from './read-content.ts';

const pages: Readonly<Record<string, unknown>> = {
  home,
  about,
  products: [productsOverview, productPage],
  ...Object.fromEntries(products.map((product) => [product.page, product])),
  productDownloads: { ...downloads },
  projects: { ...projects },
  technicalInfo,
  finishes: { ...finishes, ...materialLibrary, swatchWords },
  certificates: { ...certificates },
  testResults: { ...testResults },
  laying: { ...laying },
  cleaning: { ...cleaning },
  library: { ...library },
  imprint,
  privacy: { ...privacy },
  requests: [contactPage, complaintPage, consultationPage, salesPage, sampleFolderPage],
  heads: [pageTitles, pageDescriptions],
  documents: {
    ...documentTexts,
    ...layingGuides,
    ...standards,
    ...tenderTexts,
    positions: products.map(({ page }) => tenderPositionsOf(page)),
  },
};
const pageTexts = Object.entries(pages).map(([page, content]) => [page, textsIn(content)] as const);

describe('the words of the site', () => {
  const forbidden: Readonly<Record<string, RegExp>> = {
    'the German ß': /ß/u,
    'quotation marks other than «»': /["'„“”‚‘]/u,
    'a blank inside «»': /«\s|\s»/u,
    'two blanks or a blank at an end': /\s\s|^\s|\s$/u,
    'an exclamation mark': /!/u,
    'a blank before punctuation, but in a scale': /\s[.,;?]|(?<!\d)\s:/u,
    'a decimal comma': /\d,\d/u,
    'a hyphen as a range': /\d-\d/u,
    'a plain blank between number and unit': /\d (?:mm|cm|m|kg|g|N|kWh|%|Tage|Monate|Jahre)(?![\p{L}])/u,
    'words that praise and say nothing':
      /\bLösung(?:en)?\b(?! der Rechenaufgabe)|innovativ|einzigartig|höchste Qualität|erstklassig|massgeschneidert|Premium|hochwertig|perfekt|modernst|zeitlos|elegant|Wohlfühl|Highlight|ganzheitlich|rundum|Leidenschaft|Tradition/iu,
    'claims nobody has made': /CO.?2|klimaneutral|preisgekrönt|Marktführer|Auszeichnung|Minergie|Garantie/iu,
  };

  test.each(Object.entries(forbidden))('keep out %s', (_name, rule) => {
    const found = pageTexts.flatMap(([page, texts]) =>
      texts.filter((text) => text !== 'Außenbereich' && rule.test(text)).map((text) => `${page}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('write the badge of the two outdoor products with ß, literally', () => {
    expect(products.filter(({ badge }) => badge === 'Außenbereich').map(({ name }) => name)).toEqual([
      'Aussenbeläge',
      'Aussentreppen',
    ]);
  });

  test('repeat no sentence from one page to another', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [page, texts] of pageTexts) {
      for (const sentence of texts.flatMap((text) => plain(text).split(/(?<=[.?:;])\s/u))) {
        if (words(sentence).length < 5) continue;
        const other = seen.get(sentence);
        if (other !== undefined && other !== page) repeated.push(`${other}, ${page}: ${sentence}`);
        seen.set(sentence, page);
      }
    }
    expect(repeated).toEqual([]);
  });

  test('repeat no run of six words between product pages', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const product of products) {
      const all = visibleWords(product);
      for (let start = 0; start + 6 <= all.length; start += 1) {
        const run = all
          .slice(start, start + 6)
          .join(' ')
          .toLowerCase();
        const other = seen.get(run);
        if (other !== undefined && other !== product.name) repeated.push(`${other}, ${product.name}: ${run}`);
        seen.set(run, product.name);
      }
    }
    expect(repeated).toEqual([]);
  });
});

describe('titles and descriptions', () => {
  const titles = [...Object.values(pageTitles), ...products.map(({ title }) => title)];
  const descriptions = [...Object.values(pageDescriptions), ...products.map(({ searchText }) => searchText)];

  test('fit a search result', () => {
    expect(titles.filter(({ length }) => length > 60)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 120 || length > 160)).toEqual([]);
  });

  test('belong to one page each', () => {
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});
