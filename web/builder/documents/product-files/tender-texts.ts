import type { Body, PdfSection } from '@works/stone/pdf/document-model';
import { chapterRows, requirementOf } from '@works/stone/tender/requirement';
import { tenderWords as words } from '@works/stone/tender/words';
import { ruledTable } from '@works/stone/word/ruled-table';
import { tenderFile } from '@works/stone/word/tender-file';
import { positionParts, requirementTable, subheading } from '@works/stone/word/tender-parts';
import { HeadingLevel, Paragraph, type FileChild } from 'docx';
import { maker } from '../../../../shared/company/maker.ts';
import { products, tenderPositionsOf } from '../../../content/all-products.ts';
import { dateOf } from '../../../content/document-dates.ts';
import { documentCode, type DocumentEntry } from '../../../content/documents.ts';
import { coveredBy } from '../../../content/product-downloads.ts';
import type { Product } from '../../../content/product.ts';
import { standardEntries } from '../../../content/standards.ts';

/**
 * Positions for a bill of quantities, to be copied: chapters of three digits, in each the requirements and then the positions.
 * The same file gives the same bytes.
 */
export function tenderText(file: DocumentEntry): Promise<Uint8Array> {
  const covered = coveredBy(file, products);
  return tenderFile({
    title: file.title,
    lead: words.intro,
    code: documentCode(file),
    date: dateOf(file.id),
    company: maker,
    children: [
      chapterHeading(0, words.preliminaries),
      ...words.preliminaryTexts.flatMap(({ title, text }, index) => [
        subheading(numberOf(0, index + 1), title),
        new Paragraph(text),
      ]),
      ...standards(covered, numberOf(0, words.preliminaryTexts.length + 1)),
      ...covered.flatMap((product, index) => chapter(product, index + 1)),
      ...summary(covered),
    ],
  });
}

/** Its beginning, as the pages of a PDF. */
export function tenderSheet(file: DocumentEntry): Body & { readonly lead: string } {
  const covered = coveredBy(file, products);
  return {
    lead: words.intro,
    sections: [
      ...words.preliminaryTexts.map(({ title, text }, index): PdfSection => ({
        heading: `${numberOf(0, index + 1)} ${title}`,
        parts: [{ kind: 'text', paragraphs: [text] }],
      })),
      ...covered.map((product, index): PdfSection => ({
        heading: `${numberOf(index + 1, 0)} ${product.name}`,
        parts: [
          {
            kind: 'table',
            summary: words.requirements,
            spans: [1.5, 1, 1.5],
            headings: [words.columns.property, words.columns.preset, words.columns.permitted],
            rows: requirementRows(product),
          },
        ],
      })),
    ],
  };
}

/** What the text says, as plain data: its words, and the requirements, positions and standards of its products. */
export function tenderContent(file: DocumentEntry): unknown {
  const covered = coveredBy(file, products);
  return [
    words,
    standardsOf(covered),
    covered.map(({ page, name, facts, chapter: number }) => ({
      name,
      chapter: number,
      requirements: facts.map(requirementOf),
      facts,
      positions: tenderPositionsOf(page),
    })),
  ];
}

/** `120`: the second section of the first chapter. */
const numberOf = (chapterNumber: number, section: number) =>
  String(chapterNumber * 100 + section * 10).padStart(3, '0');

const chapterHeading = (number: number, text: string) =>
  new Paragraph({ text: `${numberOf(number, 0)} ${text}`, heading: HeadingLevel.HEADING_1 });

/** The standards that the specification assigns to the products, once. */
const standardsOf = (covered: readonly Product[]) =>
  standardEntries.filter(({ title }) => covered.some((product) => product.standards.includes(title)));

const requirementRows = ({ facts }: Product) =>
  facts.map((fact) => {
    const { preset, permitted } = requirementOf(fact);
    return [fact.label, preset, permitted] as const;
  });

function standards(covered: readonly Product[], number: string): readonly FileChild[] {
  const named = standardsOf(covered);
  if (named.length === 0) return [];
  return [
    subheading(number, words.standards),
    ruledTable(
      named.map(({ title, part, subject }) => [title, part, subject]),
      { columns: [0.2, 0.28, 0.52], named: true },
    ),
  ];
}

function chapter(product: Product, number: number): readonly FileChild[] {
  return [
    chapterHeading(number, product.name),
    subheading(numberOf(number, 1), words.requirements),
    requirementTable([...chapterRows(product.chapter), ...requirementRows(product)]),
    ...tenderPositionsOf(product.page).flatMap((position, index) =>
      positionParts(position, numberOf(number, index + 2)),
    ),
  ];
}

/** The amounts of the chapters, and their sum. */
function summary(covered: readonly Product[]): readonly FileChild[] {
  const amounts = covered.map(({ name }, index) => [numberOf(index + 1, 0), name, '']);
  return [
    chapterHeading(covered.length + 1, words.summary),
    ruledTable([...amounts, ['', words.sum, '']], { columns: [0.1, 0.63, 0.27], head: ['', '', words.total] }),
  ];
}
