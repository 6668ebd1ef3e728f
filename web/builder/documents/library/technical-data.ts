import type { Body, PdfPart, PdfSection } from '@works/stone/pdf/document-model';
import { products } from '../../../content/all-products.ts';
import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import { standardEntries, standardsTexts } from '../../../content/standards.ts';
import type { KeyFigure } from '../../../content/statistics.ts';
import { testResults, type TestResult } from '../../../content/test-results.ts';
import { originalsSection, qualityNote, scopeSection, standardsNote } from './certificates.ts';

const { columns } = productPage.facts;

/** A figure with its limit and its unit, on one line. */
export const withUnit = ({ limit, value, unit }: Omit<KeyFigure, 'label'>): string =>
  [limit, value, unit].filter(Boolean).join('\u00a0');

/** The technical table of a product, as its page has it. */
export const factTable = ({ name, facts }: Product, wide: boolean): PdfPart => ({
  kind: 'table',
  summary: `${productPage.facts.heading} ${name}`,
  wide,
  spans: wide ? [2, 2, 2] : [1.5, 1, 1.5],
  headings: [columns.label, columns.value, columns.note],
  rows: facts.map((fact) => [fact.label, withUnit(fact), fact.note ?? '']),
});

export const allTechnicalData = (): Body => ({
  picture: 'hero',
  sections: products.map((product) => ({ heading: product.name, parts: [factTable(product, false)] })),
});

export const resultSection = (result: TestResult): PdfSection => ({
  heading: result.label,
  parts: [{ kind: 'value', value: withUnit(result), meaning: result.meaning }],
});

export const allTestResults = (): Body => ({
  picture: 'projekt-freitreppe',
  sections: [...testResults.map(resultSection), scopeSection, qualityNote, originalsSection],
});

export const standardsOverview = (): Body => ({
  sections: [
    ...Object.entries(standardsTexts.families).flatMap(([family, heading]): PdfSection[] => {
      const rows = standardEntries
        .filter((entry) => entry.family === family)
        .map(({ title, part, subject }) => [title, part, subject]);
      if (rows.length === 0) return [];
      const { title, part, subject } = standardsTexts.columns;
      const headings = [title, part, subject];
      return [{ heading, parts: [{ kind: 'table', summary: heading, spans: [1, 1, 2], headings, rows }] }];
    }),
    standardsNote,
    {
      heading: standardsTexts.wording,
      parts: [
        { kind: 'text', paragraphs: [standardsTexts.wordingText] },
        {
          kind: 'table',
          summary: standardsTexts.wording,
          spans: [1.5, 1.5, 1],
          headings: [
            standardsTexts.wordingColumns.product,
            standardsTexts.wordingColumns.property,
            standardsTexts.wordingColumns.requirement,
          ],
          rows: products.flatMap(({ name, facts }) => facts.map((fact) => [name, fact.label, withUnit(fact)])),
        },
      ],
    },
  ],
});
