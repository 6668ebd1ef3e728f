import type { Inks } from '../maker.ts';

/** Points of PDF in a millimetre. */
export const MM = 72 / 25.4;

/** A4. */
export const SHEET = { width: 210 * MM, height: 297 * MM } as const;

/** Six columns between the margins, each of them two of the site's twelve: two for headings, four for what they head. */
export const COLUMNS = 6;
const GUTTER = 5 * MM;
export const LEFT = 20 * MM;
const WIDTH = SHEET.width - 2 * LEFT;
const COLUMN = (WIDTH - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** Width of a number of columns with the gutters between them, in points. */
export const spanWidth = (columns: number): number => columns * COLUMN + (columns - 1) * GUTTER;

/** Left edge of a column, counted from 0, halves too. */
export const columnX = (column: number): number => LEFT + column * (COLUMN + GUTTER);

/** The two widths of content: the whole page, and the column beside the margin with the headings. */
export const ACROSS = { x: LEFT, width: WIDTH } as const;
export const BESIDE = { x: columnX(2), width: spanWidth(4) } as const;
export const MARGIN = { x: LEFT, width: spanWidth(2) } as const;

/** The line of running text; all heights are multiples of its half. */
export const LINE = 13;

/** Where the words of a page begin and end. */
export const TOP = 31 * MM;
export const BOTTOM = 275 * MM;
/** The middle of the logo, and the line beside it: its baseline is that of the name. */
export const LOGO_MIDDLE = 16.95 * MM;
export const HEAD = 15.9 * MM;
export const FOOT = 282.4 * MM;

/** Thickness of lines in points. */
export const FINE = 0.35;
export const STRONG = 0.7;

/** How letters are set. */
export interface Style {
  readonly face: 'regular' | 'semibold';
  /** Size and line in points. */
  readonly size: number;
  readonly line: number;
  readonly ink: keyof Inks;
  /** Between letters, in parts of the size. */
  readonly tracking?: number;
  /** Lines of about the same length: as narrow as the text gets without another line. */
  readonly balanced?: boolean;
}

export const styles = {
  title: { face: 'semibold', size: 29, line: 32.5, ink: 'text', tracking: -0.022, balanced: true },
  lead: { face: 'regular', size: 13, line: 19.5, ink: 'text', tracking: -0.005, balanced: true },
  text: { face: 'regular', size: 9, line: LINE, ink: 'text' },
  strong: { face: 'semibold', size: 9, line: LINE, ink: 'text' },
  quiet: { face: 'regular', size: 9, line: LINE, ink: 'quiet' },
  small: { face: 'regular', size: 7.5, line: 9.75, ink: 'quiet' },
  value: { face: 'semibold', size: 24, line: 32.5, ink: 'text', tracking: -0.02 },
  logo: { face: 'semibold', size: 13, line: LINE, ink: 'text', tracking: -0.03 },
} as const satisfies Readonly<Record<string, Style>>;
