import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TabStopType, TextRun, type FileChild } from 'docx';
import { company } from '../../content/company.ts';
import { documentWords, swissDate, type DocumentEntry } from '../../content/documents.ts';
import { coveredBy } from '../../content/product-downloads.ts';
import { productPage } from '../../content/product-pages.ts';
import type { Product, TenderPosition } from '../../content/product.ts';
import { products, tenderPositionsOf } from '../../content/products.ts';
import { standardEntries } from '../../content/standards.ts';
import { tenderWords as words } from '../../content/tender-texts.ts';
import { withUnit } from '../library/technical-data.ts';
import { pinZip } from './pin-zip.ts';
import { ruledTable, TEXT_WIDTH } from './ruled-table.ts';
import { coreProperties, wordStyles } from './word-styles.ts';

/** A position as it is numbered: chapter of the product, then the position. */
type Numbered = TenderPosition & { readonly number: string };

/** Positions for a bill of quantities, to be copied. The same file gives the same bytes. */
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
          heading(words.preliminaries),
          ...words.preliminaryTexts.map((text) => new Paragraph(text)),
          ...standards(covered),
          ...covered.flatMap(chapter),
        ],
      },
    ],
  });
  const bytes = await Packer.toBuffer(document, undefined, [coreProperties(file)]);
  return pinZip(bytes, file.date);
}

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });

/** The standards that the products name, once. */
function standards(covered: readonly Product[]): readonly FileChild[] {
  const named = standardEntries.filter((entry) => covered.some(({ page }) => entry.products.includes(page)));
  if (named.length === 0) return [];
  return [
    new Paragraph({ text: words.standards, heading: HeadingLevel.HEADING_2 }),
    ruledTable(named.map(({ title, part, subject }) => [title, part, subject]), { columns: [0.2, 0.28, 0.52], named: true }),
  ];
}

function chapter(product: Product, index: number): readonly FileChild[] {
  const { property, requirement, offered } = words.columns;
  return [
    heading(`${index + 1} ${product.name}`),
    new Paragraph({ text: `${words.requirements} ${product.name}`, heading: HeadingLevel.HEADING_2 }),
    ruledTable(product.facts.map((fact) => [fact.label, [withUnit(fact), fact.note].filter(Boolean).join(', '), '']), {
      columns: [0.28, 0.44, 0.28],
      named: true,
      head: [property, requirement, offered],
    }),
    ...tenderPositionsOf(product.page).flatMap((position, place) => positionParts({ ...position, number: `${index + 1}.${place + 1}` })),
  ];
}

function positionParts({ number, title, text, unit, open }: Numbered): readonly FileChild[] {
  return [
    new Paragraph({ text: `${number} ${title}`, heading: HeadingLevel.HEADING_2 }),
    new Paragraph({ text, keepNext: true }),
    ruledTable(inPairs(open), { columns: [0.22, 0.28, 0.22, 0.28], keepNext: true }),
    new Paragraph({ style: 'Gap', keepNext: true }),
    ruledTable([['', unit, '', '']], { columns: [0.28, 0.14, 0.29, 0.29], head: [words.quantity, productPage.facts.columns.unit, words.unitPrice, words.total] }),
  ];
}

/** What is to be filled in, two to a row: name, blank, name, blank. */
function inPairs(labels: readonly string[]): readonly (readonly string[])[] {
  return labels.flatMap((label, index) => (index % 2 === 0 ? [[label, '', labels[index + 1] ?? '', '']] : []));
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
