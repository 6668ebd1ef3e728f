import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TabStopType, TextRun, type FileChild } from 'docx';
import { company } from '../../content/company.ts';
import { documentWords, swissDate, type DocumentEntry } from '../../content/documents.ts';
import { coveredBy } from '../../content/product-downloads.ts';
import { productPage } from '../../content/product-pages.ts';
import type { Product, TenderField, TenderPosition } from '../../content/product.ts';
import { products, tenderPositionsOf } from '../../content/products.ts';
import { standardEntries } from '../../content/standards.ts';
import { tenderWords as words } from '../../content/tender-texts.ts';
import { pinZip } from './pin-zip.ts';
import { ruledTable, TEXT_WIDTH } from './ruled-table.ts';
import { blankValue, requirementOf } from './tender-requirement.ts';
import { coreProperties, wordStyles } from './word-styles.ts';

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
        properties: { page: { size: { width: '210mm', height: '297mm' }, margin: { top: '22mm', bottom: '22mm', left: '25mm', right: '20mm' } } },
        footers: { default: footer(file) },
        children: [
          new Paragraph({ text: file.title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: words.intro, style: 'Lead' }),
          chapterHeading(0, words.preliminaries),
          ...words.preliminaryTexts.flatMap(({ title, text }, index) => [subheading(numberOf(0, index + 1), title), new Paragraph(text)]),
          ...standards(covered, numberOf(0, words.preliminaryTexts.length + 1)),
          ...covered.flatMap((product, index) => chapter(product, index + 1)),
          ...summary(covered),
        ],
      },
    ],
  });
  const bytes = await Packer.toBuffer(document, undefined, [coreProperties(file)]);
  return pinZip(bytes, file.date);
}

/** What the text says, as plain data: its words, and the requirements, positions and standards of its products. */
export function tenderContent(file: DocumentEntry): unknown {
  const covered = coveredBy(file, products);
  const standardsOfAll = standardEntries.filter((entry) => covered.some(({ page }) => entry.products.includes(page)));
  return [words, standardsOfAll, covered.map(({ page, name, facts }) => ({ name, requirements: facts.map(requirementOf), facts, positions: tenderPositionsOf(page) }))];
}

/** `120`: the second section of the first chapter. */
const numberOf = (chapterNumber: number, section: number) => String(chapterNumber * 100 + section * 10).padStart(3, '0');

const chapterHeading = (number: number, text: string) => new Paragraph({ text: `${numberOf(number, 0)} ${text}`, heading: HeadingLevel.HEADING_1 });
const subheading = (number: string, text: string) => new Paragraph({ text: `${number} ${text}`, heading: HeadingLevel.HEADING_2 });

/** The standards that the specification assigns to the products, once. */
function standards(covered: readonly Product[], number: string): readonly FileChild[] {
  const named = standardEntries.filter((entry) => covered.some(({ page }) => entry.products.includes(page)));
  if (named.length === 0) return [];
  return [
    subheading(number, words.standards),
    ruledTable(named.map(({ title, part, subject }) => [title, part, subject]), { columns: [0.2, 0.28, 0.52], named: true }),
  ];
}

function chapter(product: Product, number: number): readonly FileChild[] {
  const { property, preset, permitted, offered } = words.columns;
  return [
    chapterHeading(number, product.name),
    subheading(numberOf(number, 1), words.requirements),
    ruledTable(
      product.facts.map((fact) => {
        const requirement = requirementOf(fact);
        return [fact.label, requirement.preset, requirement.permitted, ''];
      }),
      { columns: [0.24, 0.26, 0.28, 0.22], named: true, strong: 1, head: [property, preset, permitted, offered] },
    ),
    ...tenderPositionsOf(product.page).flatMap((position, index) => positionParts(position, numberOf(number, index + 2))),
  ];
}

function positionParts({ title, text, unit, fields }: TenderPosition, number: string): readonly FileChild[] {
  const { field, preset, alternative } = words.columns;
  return [
    subheading(number, title),
    new Paragraph({ text, keepNext: true }),
    ruledTable(fields.map(fieldCells), { columns: [0.28, 0.3, 0.42], named: true, strong: 1, keepNext: true, head: [field, preset, alternative] }),
    new Paragraph({ style: 'Gap', keepNext: true }),
    ruledTable([[String(Number(number) + 1), '', unit, '', '']], {
      columns: [0.1, 0.22, 0.14, 0.27, 0.27],
      head: [words.position, words.quantity, productPage.facts.columns.unit, words.unitPrice, words.total],
    }),
  ];
}

const fieldCells = ({ label, unit, preset, permitted }: TenderField) => [label, preset ?? blankValue(unit), permitted ?? ''];

/** The amounts of the chapters, and their sum. */
function summary(covered: readonly Product[]): readonly FileChild[] {
  const amounts = covered.map(({ name }, index) => [numberOf(index + 1, 0), name, '']);
  return [chapterHeading(covered.length + 1, words.summary), ruledTable([...amounts, ['', words.sum, '']], { columns: [0.1, 0.63, 0.27], head: ['', '', words.total] })];
}

function footer({ number, date }: DocumentEntry): Footer {
  const reference = `${company.name}, ${documentWords.number} ${number}, ${documentWords.date} ${swissDate(date)}`;
  return new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [new TextRun({ children: [reference, '\t', PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });
}
