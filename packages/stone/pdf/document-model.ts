import type { Drawing } from '../drafting/drawing.ts';
import type { Maker } from '../maker.ts';
import type { SurfaceCard } from '../mixes/surface-card.ts';

/** What is said of a document on its pages and in its properties. */
export interface Identity {
  readonly title: string;
  /** By which it is quoted, at the head of each page. */
  readonly code: string;
  /** As `2026-11-20`. */
  readonly date: string;
  readonly company: Maker;
}

/** A document in words, tables and figures, before it is set. */
export interface TextDocument extends Body {
  /** The kind of document, above the title. */
  readonly kind: string;
  readonly lead: string;
}

export interface Body {
  /** Runs across the head; as high as the pages have room for. */
  readonly picture?: PictureName;
  readonly sections: readonly PdfSection[];
}

/** Name of a master in `renderings/masters/`. */
export type PictureName = string;

/** A master, or the swatch of a surface: 10 × 10 cm of it. */
export type PdfPicture = PictureName | SurfaceCard;

export interface PdfFigure {
  readonly picture: PdfPicture;
  readonly caption: string;
}

/** A heading in the margin, and beside it what it heads. */
export interface PdfSection {
  readonly heading: string;
  /** A word or a measure below the heading. */
  readonly note?: string;
  /** Below the heading, in the margin. */
  readonly figure?: PictureName;
  readonly parts: readonly PdfPart[];
  /** Begins a page. */
  readonly newPage?: boolean;
  /** Begins a new page with a title and a picture across. */
  readonly opening?: Opening;
}

export interface Opening {
  readonly title: string;
  readonly lead: string;
  readonly picture?: PictureName;
}

export type PdfPart =
  /** Telephone numbers and addresses in it are links; with `href`, all of it is one. */
  | { readonly kind: 'text'; readonly paragraphs: readonly string[]; readonly href?: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: boolean }
  | { readonly kind: 'pair'; readonly lists: readonly [TitledList, TitledList] }
  | { readonly kind: 'value'; readonly value: string; readonly meaning: string }
  | Table
  | { readonly kind: 'figures'; readonly figures: readonly PdfFigure[] }
  | { readonly kind: 'swatches'; readonly surfaces: readonly SurfaceCard[] }
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  /** A QR code: its rows of modules, true for dark. */
  | { readonly kind: 'code'; readonly modules: readonly (readonly boolean[])[]; readonly alt: string };

/** Short texts in one run, each with its own capital letter. */
export const inOneRun = (items: readonly string[]): string => items.join('\u00a0· ');

export interface TitledList {
  readonly title: string;
  readonly items: readonly string[];
}

/** Cells by column; the first column names the row. A name that repeats the row above is left out. */
export interface Table {
  readonly kind: 'table';
  /** Its content in words, for screen readers. */
  readonly summary: string;
  /** Widths in columns of the page's grid, halves too: six when wide, else four. */
  readonly spans: readonly number[];
  /** Without them, the first column says what the others are. */
  readonly headings?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Spans the margin, too; otherwise it is beside it. */
  readonly wide?: boolean;
}
