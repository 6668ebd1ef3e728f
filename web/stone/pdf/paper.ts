import Pdf from 'pdfkit';
import { breakLines } from './break-lines.ts';
import type { PictureSource, Resources } from './resources.ts';
import { FINE, HAIRLINE, SHEET, type Style } from './sheet.ts';

/** An element of the document's structure, as screen readers hear it (ISO 32000-1, 14.7). */
export type Element = PDFKit.PDFStructureElement;
type ElementOptions = PDFKit.Mixins.StructureElementOptions;

/** A PDF being drawn. All measures are in points, from the upper left corner of the page. */
export interface Paper {
  readonly doc: InstanceType<typeof Pdf>;
  /** The document in the structure; everything readable goes below it. */
  readonly root: Element;
  readonly pictures: PictureSource;
}

/** A text in one style, broken into lines. */
export interface Lines {
  readonly lines: readonly string[];
  readonly style: Style;
  readonly height: number;
}

const LANGUAGE = 'de-CH';
/** A web address, a mail address, an international telephone number. */
const LINK = /(https:\/\/[^\s,]+|[\w.-]+@[\w.-]+\w|\+\d[\d\s]{8,}\d)/u;
/** Tabular figures, so that digits align in columns. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Opens a tagged PDF. @param about.date of the edition and not of the build, so that two builds are equal */
export function openPaper(
  about: { readonly title: string; readonly author: string; readonly subject: string; readonly date: string },
  { fonts, pictures }: Resources,
): Paper {
  const day = new Date(`${about.date}T00:00:00Z`);
  const doc = new Pdf({
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
    info: { Title: about.title, Author: about.author, Subject: about.subject, CreationDate: day, ModDate: day },
  });
  doc.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold);
  const root = doc.struct('Document', { lang: LANGUAGE });
  doc.addStructure(root);
  return { doc, root, pictures };
}

/** Adds an element to the structure. */
export function add({ doc }: Paper, parent: Element, tag: string, options?: ElementOptions): Element {
  const element = doc.struct(tag, options);
  parent.add(element);
  return element;
}

/** An element that is added when it is first asked for: the structure has the order in which things are drawn. */
export function addLater(paper: Paper, parent: () => Element, tag: string, options?: ElementOptions): () => Element {
  let element: Element | undefined;
  return () => (element ??= add(paper, parent(), tag, options));
}

export const widthOf = ({ doc }: Paper, text: string, { face, size, tracking = 0 }: Style): number =>
  doc.font(face).fontSize(size).widthOfString(text, { features: FEATURES }) + tracking * size * text.length;

/** Breaks a text for a width. */
export function linesOf(paper: Paper, text: string, width: number, style: Style): Lines {
  const linesAt = (most: number) => breakLines(text, most, (part) => widthOf(paper, part, style));
  let lines = linesAt(width);
  for (let narrow = width; style.balanced && narrow > width / 2; narrow -= width / 24) {
    const narrower = linesAt(narrow);
    if (narrower.length === lines.length) lines = narrower;
  }
  return { lines, style, height: lines.length * style.line };
}

/** Writes a broken text. Must be called by an element or an artifact. */
export function write(paper: Paper, { lines, style }: Lines, x: number, y: number): void {
  lines.forEach((line, index) => writeLine(paper, line, style, x, y + index * style.line));
}

function writeLine(
  { doc }: Paper,
  text: string,
  { face, size, line, colour, tracking = 0 }: Style,
  x: number,
  y: number,
) {
  doc.font(face).fontSize(size).fillColor(colour);
  const top = y + (line - doc.currentLineHeight()) / 2;
  doc.text(text, x, top, { lineBreak: false, characterSpacing: tracking * size, features: FEATURES });
}

/**
 * Writes a broken text in a new element. Telephone numbers and addresses of mail and web are links.
 * @param place.href of the whole text
 */
export function tell(
  paper: Paper,
  parent: Element,
  tag: string,
  { text, x, y, href }: { readonly text: Lines; readonly x: number; readonly y: number; readonly href?: string },
  options?: ElementOptions,
): void {
  const { lines, style } = text;
  const element = add(paper, parent, tag, options);
  lines.forEach((line, index) => {
    const top = y + index * style.line;
    let left = x;
    for (const [part, words] of (href === undefined ? line.split(LINK) : ['', line]).entries()) {
      if (words === '') continue;
      const start = left;
      left += widthOf(paper, words, style);
      const target = part % 2 === 0 ? element : add(paper, element, 'Link');
      target.add(() => writeLine(paper, words, style, start, top));
      if (target === element) continue;
      // A string object is written as text; a plain one would be a name.
      const annotation = { structParent: target, Contents: Object(words) as string };
      paper.doc.link(start, top, left - start, style.line, href ?? hrefOf(words), annotation);
      // The reference to an annotation is written with the page that is open.
      target.end();
    }
  });
}

function hrefOf(text: string): string {
  if (text.startsWith('+')) return `tel:${text.replaceAll(/\s/gu, '')}`;
  return text.includes('@') ? `mailto:${text}` : text;
}

/** Draws artifacts, which screen readers skip: lines, and what repeats on every page. */
export function artifact({ doc }: Paper, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** A horizontal line. */
export function rule(
  paper: Paper,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  thickness: number = FINE,
  colour: string = HAIRLINE,
): void {
  artifact(paper, 'Layout', () =>
    paper.doc
      .lineWidth(thickness)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(colour),
  );
}

/** The finished file. */
export async function bytesOf({ doc, root }: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const ended = new Promise((resolve, reject) =>
    doc
      .on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject),
  );
  root.end();
  doc.end();
  await ended;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
