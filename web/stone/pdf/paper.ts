import Pdf from 'pdfkit';
import { breakLines } from './break-lines.ts';
import type { PictureSource, Resources } from './resources.ts';
import { FINE, HAIRLINE, SHEET, type Style } from './sheet.ts';

/** An element of the document's structure, as screen readers hear it (ISO 32000-1, 14.7). */
export type Element = PDFKit.PDFStructureElement;

/** A text in one style, broken into lines. */
export interface Lines {
  readonly lines: readonly string[];
  readonly style: Style;
  readonly height: number;
}

interface PaperSettings {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** Of the edition, as `2026-11-20`. */
  readonly date: string;
  readonly resources: Resources;
}

/** A PDF being drawn. Texts are placed by the upper left corner of their first line, in points. */
export interface Paper {
  readonly doc: InstanceType<typeof Pdf>;
  readonly pictures: PictureSource;
  /** The document in the structure; everything readable goes below it. */
  readonly root: Element;
  /** Adds an element to the structure. */
  element(parent: Element, tag: string, options?: PDFKit.Mixins.StructureElementOptions): Element;
  widthOf(text: string, style: Style): number;
  /** Breaks a text for a width. */
  lines(text: string, width: number, style: Style): Lines;
  /** Breaks a title so that its lines are of about the same length. */
  balanced(text: string, width: number, style: Style): Lines;
  /** Writes a broken text. Must be called by an element or an artifact. */
  write(text: Lines, x: number, y: number): void;
  /**
   * Writes a broken text in a new element. Telephone numbers and addresses of mail and web are links.
   * @param href of the whole text
   */
  tell(
    parent: Element,
    tag: string,
    place: { readonly text: Lines; readonly x: number; readonly y: number; readonly href?: string },
    options?: PDFKit.Mixins.StructureElementOptions,
  ): void;
  /** Draws artifacts, which screen readers skip: lines, and what repeats on every page. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void;
  /** A horizontal line. */
  rule(
    place: { readonly x: number; readonly y: number; readonly width: number },
    thickness?: number,
    colour?: string,
  ): void;
  /** The finished file. */
  bytes(): Promise<Uint8Array>;
}

const LANGUAGE = 'de-CH';
/** A web address, a mail address, an international telephone number. */
const LINK = /(https:\/\/[^\s,]+|[\w.-]+@[\w.-]+\w|\+\d[\d\s]{8,}\d)/u;
/** Tabular figures, so that digits align in columns. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

// Archivo's, in parts of the size.
const ASCENT = 0.878;
const DESCENT = 0.21;
const CAPITAL = 0.686;

/** Distance of a text from the top of its line. */
export const baselineIn = ({ size, line }: Style): number => (line - (ASCENT + DESCENT) * size) / 2 + ASCENT * size;

/** How far below the top of its line the capitals of a text begin. */
export const capTop = (style: Style): number => baselineIn(style) - CAPITAL * style.size;

export function openPaper(settings: PaperSettings): Paper {
  const doc = openDocument(settings);
  const root = doc.struct('Document', { lang: LANGUAGE });
  doc.addStructure(root);
  const known = new Map<string, number>();

  function widthOf(text: string, { face, size, tracking = 0 }: Style): number {
    const key = `${face} ${text}`;
    const width = known.get(key) ?? doc.font(face).fontSize(1).widthOfString(text, { features: FEATURES });
    known.set(key, width);
    return (width + tracking * text.length) * size;
  }

  function broken(text: string, width: number, style: Style): Lines {
    const lines = breakLines(text, width, (line) => widthOf(line, style));
    return { lines, style, height: lines.length * style.line };
  }

  function writeLine(text: string, style: Style, x: number, y: number) {
    const { face, size, colour, tracking = 0 } = style;
    doc.font(face).fontSize(size).fillColor(colour);
    const characterSpacing = tracking * size;
    const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing, features: FEATURES } as const;
    doc.text(text, x, y + baselineIn(style), options);
  }

  function artifact(type: 'Layout' | 'Pagination', draw: () => void) {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  }

  return {
    doc,
    pictures: settings.resources.pictures,
    root,
    widthOf,
    artifact,
    element(parent, tag, options) {
      const element = doc.struct(tag, options);
      parent.add(element);
      return element;
    },
    lines: broken,
    balanced(text, width, style) {
      const whole = broken(text, width, style);
      const step = width / 24;
      for (let narrow = width - step; narrow > 0; narrow -= step) {
        const lines = broken(text, narrow, style);
        if (lines.lines.length > whole.lines.length || lines.lines.some((line) => widthOf(line, style) > narrow))
          return broken(text, narrow + step, style);
      }
      return whole;
    },
    write: ({ lines, style }, x, y) =>
      linesToRead(lines).forEach((text, index) => writeLine(text, style, x, y + index * style.line)),
    tell(parent, tag, { text: { lines, style }, x, y, href }, options) {
      const element = doc.struct(tag, options);
      parent.add(element);
      for (const [index, line] of linesToRead(lines).entries()) {
        const top = y + index * style.line;
        let left = x;
        for (const [part, text] of (href === undefined ? line.split(LINK) : ['', line]).entries()) {
          const start = left;
          const width = widthOf(text, style);
          left += width;
          if (text === '') continue;
          if (part % 2 === 0) {
            element.add(() => writeLine(text, style, start, top));
            continue;
          }
          const link = doc.struct('Link');
          element.add(link);
          link.add(() => writeLine(text, style, start, top));
          // A string object is written as text; a plain one would be a name.
          const Contents = Object(text) as string;
          doc.link(start, top, width, style.line, href ?? hrefOf(text), { structParent: link, Contents });
          // The reference to an annotation is written with the page that is open.
          link.end();
        }
      }
    },
    rule: ({ x, y, width }, thickness = FINE, colour = HAIRLINE) =>
      artifact('Layout', () =>
        doc
          .lineWidth(thickness)
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke(colour),
      ),
    async bytes() {
      const chunks: Uint8Array[] = [];
      const ended = new Promise((resolve, reject) =>
        doc
          .on('data', (chunk: Uint8Array) => chunks.push(chunk))
          .on('end', resolve)
          .on('error', reject),
      );
      root.end();
      doc.end();
      await ended;
      return joined(chunks);
    },
  };
}

/** Extracted text needs a blank where a line ends. */
const linesToRead = (lines: readonly string[]): readonly string[] =>
  lines.map((text, index) => (index < lines.length - 1 && !text.endsWith('-') ? `${text} ` : text));

function hrefOf(text: string): string {
  if (text.startsWith('+')) return `tel:${text.replaceAll(/\s/gu, '')}`;
  return text.includes('@') ? `mailto:${text}` : text;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function openDocument({ title, author, subject, date, resources: { fonts } }: PaperSettings): InstanceType<typeof Pdf> {
  // A day of the edition and not of the build, so that two builds are equal.
  const day = new Date(`${date}T00:00:00Z`);
  return new Pdf({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: LANGUAGE,
    // None of the standard fonts, which the browser doesn't have.
    font: '',
    pdfVersion: '1.7',
    // @ts-expect-error -- the published types lack this subset
    subset: 'PDF/UA',
    info: { Title: title, Author: author, Subject: subject, CreationDate: day, ModDate: day },
  })
    .registerFont('regular', fonts.regular)
    .registerFont('semibold', fonts.semibold);
}
