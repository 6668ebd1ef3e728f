import { finishNames } from '../../../shared/stone/materials.ts';
import type { SurfaceCard } from '../../content/surface-card.ts';
import type { Drawing } from '../drafting/drawing.ts';
import type { Box } from './box.ts';
import type { PictureName } from './document-model.ts';
import { drawPdf, pdfSize } from './draw-drawing.ts';
import { add, linesOf, tell, type Element, type Paper } from './paper.ts';
import type { PlacedPicture } from './resources.ts';
import { ACROSS, BESIDE, columnX, INK, LINE, MARGIN, MM, spanWidth, styles } from './sheet.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height of a caption of one line with the white above it. */
export const CAPTION = LINE;

/** Writes a line below a picture. */
export function placeCaption(paper: Paper, parent: Element, caption: string, { x, y, width, height }: Place): void {
  const text = linesOf(paper, caption, width, styles.small);
  tell(paper, parent, 'Caption', { text, x, y: y + height + CAPTION - styles.small.line });
}

/** Draws a picture that fills a place. */
export async function placePicture(paper: Paper, parent: Element, name: PictureName, place: Place): Promise<void> {
  placeImage(paper, parent, await paper.pictures.picture(name, place.width, place.height), place);
}

interface GridItem {
  /** One line, or two. */
  readonly caption: string;
  readonly load: (width: number, height: number) => Promise<PlacedPicture>;
}

/** Pictures across the page, each above its caption: in one row of four columns, or more of them in rows of three. */
export function figuresBox(
  paper: Paper,
  figures: readonly { readonly picture: PictureName; readonly caption: string }[],
  parent: Element,
): Box {
  const items = figures.map(({ picture, caption }): GridItem => ({
    caption,
    load: (width, height) => paper.pictures.picture(picture, width, height),
  }));
  return gridBox(paper, items, figures.length > 4 ? 3 : 4, 0.625, parent);
}

/** Swatches of surfaces, six to a row, each above its number, name and finish. */
export function swatchesBox(paper: Paper, surfaces: readonly SurfaceCard[], parent: Element): Box {
  const items = surfaces.map((surface): GridItem => ({
    caption: `${surface.number} ${surface.name}\n${finishNames[surface.finish]}`,
    load: (width) => paper.pictures.swatch(surface, width),
  }));
  return gridBox(paper, items, 6, 1, parent);
}

/** @param inRow how many pictures a row has @param ratio of a picture's height to its width */
function gridBox(paper: Paper, items: readonly GridItem[], inRow: number, ratio: number, parent: Element): Box {
  const span = ACROSS.columns / inRow;
  const width = spanWidth(span);
  const height = Math.round(width * ratio);
  const captions = items.map(({ caption }) => linesOf(paper, caption, width, styles.small));
  const captionHeight = Math.max(...captions.map((caption) => caption.height));
  const rowHeight = height + CAPTION - styles.small.line + captionHeight + LINE;
  return {
    height: Math.ceil(items.length / inRow) * rowHeight - LINE,
    space: LINE / 2,
    async draw(top) {
      for (const [index, { caption, load }] of items.entries()) {
        const row = Math.floor(index / inRow);
        const place = { x: columnX((index % inRow) * span), y: top + row * rowHeight, width, height };
        placeImage(paper, parent, await load(width, height), place);
        placeCaption(paper, parent, caption, place);
      }
    },
  };
}

/** A drawing to its scale, its title and note in the margin beside it; one too wide for that spans the page, below them. */
export function drawingBox(paper: Paper, drawing: Drawing, parent: Element): Box {
  const { width, height, factor } = pdfSize(drawing, ACROSS.width);
  const isBeside = width <= BESIDE.width;
  const column = isBeside ? MARGIN : ACROSS;
  const title = factor === 1 ? `${drawing.title}, 1:${drawing.scale}` : drawing.title;
  const words = linesOf(paper, `${title}\n${drawing.note}`, column.width, styles.small);
  const place = isBeside ? { x: BESIDE.x, below: 0 } : { x: ACROSS.x, below: words.height + LINE / 2 };
  return {
    height: Math.max(words.height, place.below + height),
    space: 1.5 * LINE,
    draw(y) {
      tell(paper, parent, 'Caption', { text: words, x: column.x, y });
      const corner = { x: place.x, y: y + place.below };
      figure(paper, parent, drawing.summary, { ...corner, width, height }).add(() => {
        paper.doc.font('regular');
        drawPdf(paper.doc, drawing, corner, factor);
      });
    },
  };
}

/** Side of a QR code. With the most modules that a project has, one of them is wide enough for a phone's camera. */
const CODE_SIDE = 48 * MM;

/** A QR code. The white of the page around it is its quiet zone. */
export function codeBox(paper: Paper, modules: readonly (readonly boolean[])[], alt: string, parent: Element): Box {
  const module = CODE_SIDE / modules.length;
  const { x } = BESIDE;
  return {
    height: CODE_SIDE,
    space: LINE,
    draw(y) {
      figure(paper, parent, alt, { x, y, width: CODE_SIDE, height: CODE_SIDE }).add(() => {
        for (const [row, dark] of modules.entries())
          for (const [column, isDark] of dark.entries())
            if (isDark) paper.doc.rect(x + column * module, y + row * module, module, module);
        paper.doc.fill(INK);
      });
    },
  };
}

function placeImage(paper: Paper, parent: Element, { jpeg, alt }: PlacedPicture, place: Place) {
  const { x, y, width, height } = place;
  figure(paper, parent, alt, place).add(() => paper.doc.image(jpeg, x, y, { width, height }));
}

const figure = (paper: Paper, parent: Element, alt: string, { x, y, width, height }: Place): Element =>
  add(paper, parent, 'Figure', { alt, bbox: [x, y, x + width, y + height] });
