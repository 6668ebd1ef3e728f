import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import { standardEntries, standardsTexts } from '../../../content/standards.ts';
import type { TechnicalFact } from '../../../content/technical-fact.ts';
import { testResults, type TestResult } from '../../../content/test-results.ts';
import type { Body, Part, Section } from '../../../stone/pdf/document-model.ts';
import { products } from '../../../stone/products/products.ts';
import { originalsSection, qualityNote, scopeSection, standardsNote } from './certificates.ts';

const { columns } = productPage.facts;

/** A figure with its unit, on one line. */
export const withUnit = ({ value, unit }: { readonly value: string; readonly unit?: string }): string =>
  unit ? `${value}\u00a0${unit}` : value;

/** The technical table of a product, as its page has it. */
export const factTable = ({ name, facts }: Product, wide: boolean): Part => ({
  kind: 'table',
  summary: `${productPage.facts.heading} ${name}`,
  wide,
  columns: wide
    ? [
        { heading: columns.label, span: 2 },
        { heading: columns.value, span: 2 },
        { heading: columns.note, span: 2 },
      ]
    : [
        { heading: columns.label, span: 1.5 },
        { heading: columns.value, span: 1 },
        { heading: columns.note, span: 1.5 },
      ],
  rows: facts.map((fact: TechnicalFact) => [fact.label, withUnit(fact), fact.note ?? '']),
});

export const allTechnicalData = (): Body => ({
  picture: 'hero',
  sections: products.map((product) => ({ heading: product.name, parts: [factTable(product, false)] })),
});

export const resultSection = (result: TestResult): Section => ({
  heading: result.label,
  parts: [{ kind: 'value', value: withUnit(result), meaning: result.meaning }],
});

export const allTestResults = (): Body => ({
  picture: 'projekt-freitreppe',
  sections: [...testResults.map(resultSection), scopeSection, qualityNote, originalsSection],
});

export const standardsOverview = (): Body => ({
  sections: [
    ...Object.entries(standardsTexts.families).map(([family, heading]): Section => ({
      heading,
      parts: [
        {
          kind: 'table',
          summary: heading,
          columns: [
            { heading: standardsTexts.columns.title, span: 1 },
            { heading: standardsTexts.columns.part, span: 1 },
            { heading: standardsTexts.columns.subject, span: 2 },
          ],
          rows: standardEntries
            .filter((entry) => entry.family === family)
            .map(({ title, part, subject }) => [title, part, subject]),
        },
      ],
    })),
    standardsNote,
    {
      heading: standardsTexts.wording,
      parts: [
        { kind: 'text', paragraphs: [standardsTexts.wordingText] },
        {
          kind: 'table',
          summary: standardsTexts.wording,
          columns: [
            { heading: standardsTexts.wordingColumns.product, span: 1.5 },
            { heading: standardsTexts.wordingColumns.property, span: 1.5 },
            { heading: standardsTexts.wordingColumns.requirement, span: 1 },
          ],
          rows: products.flatMap(({ name, facts }) => facts.map((fact) => [name, fact.label, withUnit(fact)])),
        },
      ],
    },
  ],
});
