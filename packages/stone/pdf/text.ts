import type { Item, Placement } from './box.ts';
import { breakLines } from './break-lines.ts';
import { elementIn, type Element } from './paper.ts';
import type { Style } from './sheet.ts';

/** A web address, a mail address, an international telephone number. */
const LINK = /(https:\/\/[^\s,]+|[\w.-]+@[\w.-]+\w|\+\d[\d\s]{8,}\d)/u;
/** Tabular figures, so that digits align in columns. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

interface Options extends PDFKit.Mixins.StructureElementOptions {
  /** Where the whole text leads. */
  readonly href?: string;
}

/** A text as one structure element. Telephone numbers, mail addresses and URLs become links. */
export function text(
  parent: Element,
  tag: string,
  words: string,
  style: Style,
  { x, y = 0, width }: Placement,
  { href, ...options }: Options = {},
): Item {
  const element = elementIn(parent, tag, options);
  const lines = linesOf(parent, words, style, width);
  return {
    bottom: y + lines.length * style.line,
    draw(top) {
      // Without words, too: a table has all its cells.
      element.tag();
      lines.forEach((line, index) => {
        const parts = href === undefined ? line.split(LINK) : ['', line];
        writeParts(element, parts, style, { x, y: top + y + index * style.line }, href);
      });
    },
  };
}

/** Writes a text, in an artifact. */
export const write = (paper: Element, words: string, style: Style, { x, y = 0, width }: Placement): void =>
  linesOf(paper, words, style, width).forEach((line, index) =>
    writeLine(paper, line, style, x, y + index * style.line),
  );

/** How many lines a text has in a width. */
export const countLines = (paper: Element, words: string, style: Style, width: number): number =>
  linesOf(paper, words, style, width).length;

export const widthOf = ({ doc }: Element, words: string, { face, size, tracking = 0 }: Style): number =>
  doc.font(face, size).widthOfString(words, { features: FEATURES }) + tracking * size * words.length;

function linesOf(paper: Element, words: string, style: Style, width: number): readonly string[] {
  const linesAt = (most: number) => breakLines(words, most, (part) => widthOf(paper, part, style), width);
  let lines = linesAt(width);
  for (let narrow = width; style.balanced && narrow > width / 2; narrow -= width / 24) {
    const narrower = linesAt(narrow);
    if (narrower.length === lines.length) lines = narrower;
  }
  return lines;
}

/** @param parts of a line: every second one is a link */
function writeParts(
  element: Element,
  parts: readonly string[],
  style: Style,
  { x, y }: { readonly x: number; readonly y: number },
  href: string | undefined,
) {
  let left = x;
  for (const [index, words] of parts.entries()) {
    if (words === '') continue;
    const start = left;
    left += widthOf(element, words, style);
    const target = (index % 2 === 0 ? element : elementIn(element, 'Link')).tag();
    target.add(() => writeLine(element, words, style, start, y));
    if (index % 2 === 0) continue;
    // A string object is written as text; a plain one would be a name.
    const annotation = { structParent: target, Contents: Object(words) as string };
    element.doc.link(start, y, left - start, style.line, href ?? hrefOf(words), annotation);
    // The reference to an annotation is written with the page that is open.
    target.end();
  }
}

/** The link of a telephone number, a mail address or a URL. */
export function hrefOf(words: string): string {
  if (words.startsWith('+')) return `tel:${words.replaceAll(/\s/gu, '')}`;
  return words.includes('@') ? `mailto:${words}` : words;
}

function writeLine({ doc, inks }: Element, words: string, style: Style, x: number, y: number) {
  const { face, size, line, ink, tracking = 0 } = style;
  doc.font(face, size).fillColor(inks[ink]);
  const top = y + (line - doc.currentLineHeight()) / 2;
  doc.text(words, x, top, { lineBreak: false, characterSpacing: tracking * size, features: FEATURES });
}
