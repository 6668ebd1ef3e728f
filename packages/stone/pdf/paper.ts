import Pdf from 'pdfkit';
import { LANGUAGE } from '../language.ts';
import type { Inks } from '../maker.ts';
import type { Item, Placement } from './box.ts';
import type { Identity } from './document-model.ts';
import type { PictureSource, Resources } from './resources.ts';
import { FINE, SHEET } from './sheet.ts';

/** An element of a PDF's structure, as screen readers hear it (ISO 32000-1, 14.7), and what things in it are drawn with. */
export interface Element {
  readonly doc: InstanceType<typeof Pdf>;
  readonly pictures: PictureSource;
  readonly inks: Inks;
  /** Added to the structure when first asked for: the structure has the order in which things are drawn. */
  readonly tag: () => PDFKit.PDFStructureElement;
}

/** Opens a tagged PDF. Its dates are those of the edition and not of the build, so that two builds are equal. */
export function openPaper({ title, date, company }: Identity, subject: string, resources: Resources): Element {
  const day = new Date(`${date}T00:00:00Z`);
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
    info: { Title: title, Author: company.name, Subject: subject, CreationDate: day, ModDate: day },
  });
  doc.registerFont('regular', resources.regular).registerFont('semibold', resources.semibold);
  const root = doc.struct('Document', { lang: LANGUAGE });
  doc.addStructure(root);
  return { doc, pictures: resources.pictures, inks: company.inks, tag: () => root };
}

/** An element in another. */
export function elementIn(parent: Element, tag: string, options?: PDFKit.Mixins.StructureElementOptions): Element {
  let element: PDFKit.PDFStructureElement | undefined;
  return {
    ...parent,
    tag() {
      if (!element) parent.tag().add((element = parent.doc.struct(tag, options)));
      return element;
    },
  };
}

/** Draws artifacts, which screen readers skip: lines, and what repeats on every page. */
export function artifact({ doc }: Element, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** A horizontal line. */
export const rule = (
  parent: Element,
  { x, y = 0, width }: Placement,
  thickness: number = FINE,
  ink: keyof Inks = 'line',
): Item => ({
  bottom: y,
  draw: (top) =>
    artifact(parent, 'Layout', () =>
      parent.doc.rect(x, top + y - thickness / 2, width, thickness).fill(parent.inks[ink]),
    ),
});
