import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
  type FileChild,
} from 'docx';
import { LANGUAGE } from '../language.ts';
import type { Maker } from '../maker.ts';
import { datedZip } from './dated-zip.ts';
import { TEXT_WIDTH } from './ruled-table.ts';
import { wordStyles } from './word-styles.ts';

interface TenderText {
  readonly title: string;
  readonly lead: string;
  /** By which it is quoted, at the foot of each page. */
  readonly code: string;
  /** As `2026-11-20`. */
  readonly date: string;
  readonly company: Maker;
  readonly children: readonly FileChild[];
}

/** A tender text for Word. The same text gives the same bytes. */
export async function tenderFile({ title, lead, code, date, company, children }: TenderText): Promise<Uint8Array> {
  const document = new Document({
    styles: wordStyles(company.inks),
    sections: [
      {
        properties: {
          page: {
            size: { width: '210mm', height: '297mm' },
            margin: { top: '22mm', bottom: '22mm', left: '25mm', right: '20mm' },
          },
        },
        footers: { default: footer(`${company.name}, ${code}`) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: lead, style: 'Lead' }),
          ...children,
        ],
      },
    ],
  });
  const bytes = await Packer.toArrayBuffer(document, undefined, [coreProperties(title, date, company)]);
  return datedZip(new Uint8Array(bytes), date);
}

/** A line with the text's code and the number of the page. */
const footer = (code: string) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [new TextRun({ children: [code, '\t', PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text within an element of XML. */
const escaped = (text: string): string => text.replaceAll(/[&<>]/gu, (sign) => ESCAPES[sign] ?? sign);

/** The file's own facts, with the date of the edition instead of that of the build. */
function coreProperties(title: string, date: string, company: Maker) {
  const day = `${date}T00:00:00Z`;
  const data = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(company.name)}</dc:creator><dc:language>${LANGUAGE}</dc:language>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${day}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${day}</dcterms:modified>`,
    '</cp:coreProperties>',
  ].join('');
  return { path: 'docProps/core.xml', data };
}
