import { Document, HeadingLevel, Packer, Paragraph, type FileChild } from 'docx';
import { dateOf } from '../../../content/document-dates.ts';
import { documentCode, type DocumentEntry } from '../../../content/documents.ts';
import { company } from '../../../content/owner/company.ts';
import { coveredBy } from '../../../content/product-downloads.ts';
import type { Product } from '../../../content/product.ts';
import { standardEntries } from '../../../content/standards.ts';
import { tenderWords as words } from '../../../content/tender-texts.ts';
import { products, tenderPositionsOf } from '../../../stone/products/products.ts';
import { pinZip } from '../../../stone/word/pin-zip.ts';
import { ruledTable } from '../../../stone/word/ruled-table.ts';
import {
  positionParts,
  requirementTable,
  subheading,
  tenderFooter,
  tenderPage,
} from '../../../stone/word/tender-parts.ts';
import { requirementOf } from '../../../stone/word/tender-requirement.ts';
import { coreProperties, wordStyles } from '../../../stone/word/word-styles.ts';

/**
 * Positions for a bill of quantities, to be copied: chapters of three digits, in each the requirements and then the positions.
 * The same file gives the same bytes.
 */
export async function tenderText(file: DocumentEntry): Promise<Buffer> {
  const covered = coveredBy(file, products);
  const document = new Document({
    ...wordStyles,
    sections: [
      {
        properties: tenderPage,
        footers: { default: tenderFooter(`${company.name}, ${documentCode(file)}`) },
        children: [
          new Paragraph({ text: file.title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: words.intro, style: 'Lead' }),
          chapterHeading(0, words.preliminaries),
          ...words.preliminaryTexts.flatMap(({ title, text }, index) => [
            subheading(numberOf(0, index + 1), title),
            new Paragraph(text),
          ]),
          ...standards(covered, numberOf(0, words.preliminaryTexts.length + 1)),
          ...covered.flatMap((product, index) => chapter(product, index + 1)),
          ...summary(covered),
        ],
      },
    ],
  });
  const date = dateOf(file.id);
  const bytes = await Packer.toBuffer(document, undefined, [coreProperties({ title: file.title, date })]);
  return pinZip(bytes, date);
}

/** What the text says, as plain data: its words, and the requirements, positions and standards of its products. */
export function tenderContent(file: DocumentEntry): unknown {
  const covered = coveredBy(file, products);
  const standardsOfAll = standardEntries.filter((entry) => covered.some(({ page }) => entry.products.includes(page)));
  return [
    words,
    standardsOfAll,
    covered.map(({ page, name, facts }) => ({
      name,
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
function standards(covered: readonly Product[], number: string): readonly FileChild[] {
  const named = standardEntries.filter((entry) => covered.some(({ page }) => entry.products.includes(page)));
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
    requirementTable(
      product.facts.map((fact) => {
        const { preset, permitted } = requirementOf(fact);
        return [fact.label, preset, permitted];
      }),
    ),
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
