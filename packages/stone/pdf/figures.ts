import type { Drawing } from '../drafting/drawing.ts';
import { boxAround, type Box, type Item, type Placement } from './box.ts';
import type { PdfFigure, PdfPicture } from './document-model.ts';
import { drawPdf, pdfSize } from './draw-drawing.ts';
import { elementIn, type Element } from './paper.ts';
import { ACROSS, BESIDE, COLUMNS, columnX, LINE, MARGIN, MM, spanWidth, styles } from './sheet.ts';
import { text } from './text.ts';

interface Area extends Placement {
  readonly height: number;
}

/** A figure with an alternative for screen readers. @param draw from its upper left corner on the page */
const figure = (
  parent: Element,
  alt: string,
  { x, y = 0, width, height }: Area,
  draw: (x: number, y: number) => void,
): Item => ({
  bottom: y + height,
  draw(top) {
    const bbox = [x, top + y, x + width, top + y + height] as const;
    elementIn(parent, 'Figure', { alt, bbox })
      .tag()
      .add(() => draw(x, top + y));
  },
});

/** A picture that fills a place. */
export const picture = (parent: Element, of: PdfPicture, place: Area): Item => ({
  bottom: (place.y ?? 0) + place.height,
  async draw(top) {
    const { width, height } = place;
    const { jpeg, alt } = await parent.pictures.picture(of, width, height);
    await figure(parent, alt, place, (x, y) => parent.doc.image(jpeg, x, y, { width, height })).draw(top);
  },
});

/** A picture and the caption below it. */
export const captioned = (parent: Element, { picture: of, caption }: PdfFigure, place: Area): readonly Item[] => [
  picture(parent, of, place),
  text(parent, 'Caption', caption, styles.small, { ...place, y: place.height + LINE - styles.small.line }),
];

/** Pictures across the page, each above its caption. @param ratio of a picture's height to its width */
export function gridBoxes(
  parent: Element,
  figures: readonly PdfFigure[],
  { inRow, ratio }: { readonly inRow: number; readonly ratio: number },
): readonly Box[] {
  const span = COLUMNS / inRow;
  const width = spanWidth(span);
  const height = Math.round(width * ratio);
  const rows = Array.from({ length: Math.ceil(figures.length / inRow) }, (_, row) =>
    figures.slice(row * inRow, (row + 1) * inRow),
  );
  return rows.map((row, index) => ({
    ...boxAround(
      index === 0 ? LINE / 2 : LINE,
      row.flatMap((of, column) => captioned(parent, of, { x: columnX(column * span), width, height })),
    ),
    keep: index < rows.length - 1,
  }));
}

/** A drawing to its scale, its title and note in the margin beside it; one too wide for that spans the page, below them. */
export function drawingBox(parent: Element, drawing: Drawing): Box {
  const { width, height, factor } = pdfSize(drawing, ACROSS.width);
  const isBeside = width <= BESIDE.width;
  const title = factor === 1 ? `${drawing.title}, 1:${drawing.scale}` : drawing.title;
  const column = isBeside ? MARGIN : ACROSS;
  const words = text(parent, 'Caption', `${title}\n${drawing.note}`, styles.small, column);
  const corner = isBeside ? { x: BESIDE.x } : { x: ACROSS.x, y: words.bottom + LINE / 2 };
  const drawn = figure(parent, drawing.summary, { ...corner, width, height }, (x, y) => {
    parent.doc.font('regular');
    drawPdf(parent.doc, drawing, { x, y }, factor, parent.inks.text);
  });
  return boxAround(1.5 * LINE, [words, drawn]);
}

/** Side of a QR code. With the most modules that a project has, one of them is wide enough for a phone's camera. */
const CODE_SIDE = 48 * MM;

/** A QR code. The white of the page around it is its quiet zone. */
export function codeBox(parent: Element, modules: readonly (readonly boolean[])[], alt: string): Box {
  const module = CODE_SIDE / modules.length;
  const code = figure(parent, alt, { x: BESIDE.x, width: CODE_SIDE, height: CODE_SIDE }, (x, y) => {
    for (const [row, dark] of modules.entries())
      for (const [column, isDark] of dark.entries())
        if (isDark) parent.doc.rect(x + column * module, y + row * module, module, module);
    parent.doc.fill(parent.inks.text);
  });
  return boxAround(LINE, [code]);
}
