import { LineRuleType, type IStylesOptions } from 'docx';
import { LANGUAGE } from '../language.ts';
import type { Inks } from '../maker.ts';

/** In half points, and in twentieths of a point. */
const text = { size: 20, line: 280 } as const;

/** A typeface that every office has: the texts are made to be copied. */
const FONT = 'Arial';

const paragraph = (before: number, after: number, line: number = text.line) => ({
  spacing: { before, after, line, lineRule: LineRuleType.AUTO },
});

/** Language and styles of every tender text. */
export const wordStyles = (inks: Inks): IStylesOptions => ({
  default: {
    document: {
      run: { font: FONT, size: text.size, color: colourOf(inks.text), language: { value: LANGUAGE } },
      paragraph: paragraph(0, 90),
    },
    title: { run: { font: FONT, size: 44, bold: true, color: colourOf(inks.text) }, paragraph: paragraph(0, 160, 250) },
    heading1: {
      run: { font: FONT, size: 28, bold: true, color: colourOf(inks.text) },
      paragraph: { ...paragraph(400, 100), keepNext: true },
    },
    heading2: {
      run: { font: FONT, size: text.size, bold: true, color: colourOf(inks.text) },
      paragraph: { ...paragraph(260, 60), keepNext: true },
    },
  },
  paragraphStyles: [
    { id: 'Lead', name: 'Lead', basedOn: 'Normal', run: { size: 24 }, paragraph: paragraph(0, 240) },
    { id: 'TableText', name: 'Table Text', basedOn: 'Normal', paragraph: paragraph(50, 50) },
    { id: 'TableName', name: 'Table Name', basedOn: 'TableText', run: { bold: true } },
    { id: 'TableHead', name: 'Table Head', basedOn: 'TableText', run: { size: 16, color: colourOf(inks.quiet) } },
    { id: 'Gap', name: 'Gap', basedOn: 'Normal', run: { size: 8 }, paragraph: paragraph(0, 0, 200) },
    { id: 'Footer', name: 'footer', basedOn: 'Normal', run: { size: 16, color: colourOf(inks.quiet) } },
  ],
});

const colourOf = (ink: string) => ink.slice(1).toUpperCase();
