import { finishNames } from '../../../shared/stone/materials.ts';
import type { SurfaceCard } from '../../content/surface-card.ts';
import type { Drawing } from '../drafting/drawing.ts';
import type { Box } from './box.ts';
import type { PictureName } from './document-model.ts';
import { drawPdf, pdfSize } from './draw-drawing.ts';
import type { Element, Paper } from './paper.ts';
import { ACROSS, BESIDE, columnX, INK, LINE, MARGIN, MM, spanWidth, styles } from './sheet.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height of a caption with the white above it. */
export const CAPTION = LINE;

/** Writes a line below a picture. */
export function placeCaption(paper: Paper, parent: Element, caption: string, { x, y, width, height }: Place): void {
  const lines = paper.lines(caption, width, styles.small);
  paper.tell(parent, 'Caption', { text: lines, x, y: y + height + CAPTION - lines.style.line });
}

/** Draws a picture that fills a place. */
export async function placePicture(paper: Paper, parent: Element, name: PictureName, place: Place): Promise<void> {
  const { x, y, width, height } = place;
  const { jpeg, alt } = await paper.pictures.picture(name, width, height);
  figure(paper, parent, alt, place).add(() => paper.doc.image(jpeg, x, y, { width, height }));
}

/** Pictures across the page, each above its caption: in one row of four columns, or more of them in rows of three. */
export function figuresBox(
  paper: Paper,
  figures: readonly { picture: PictureName; caption: string }[],
  parent: () => Element,
): Box {
  const inRow = figures.length > 4 ? 3 : 4;
  const span = ACROSS.columns / inRow;
  const width = spanWidth(span);
  const height = Math.round(width * 0.625);
  const rowHeight = height + CAPTION + LINE;
  return {
    height: Math.ceil(figures.length / inRow) * rowHeight - LINE,
    space: LINE / 2,
    async draw(top) {
      for (const [index, { picture, caption }] of figures.entries()) {
        const place = {
          x: columnX((index % inRow) * span),
          y: top + Math.floor(index / inRow) * rowHeight,
          width,
          height,
        };
        await placePicture(paper, parent(), picture, place);
        placeCaption(paper, parent(), caption, place);
      }
    },
  };
}

/** Swatches of surfaces, six to a row, each above its number, name and finish. */
export function swatchesBox(paper: Paper, surfaces: readonly SurfaceCard[], parent: () => Element): Box {
  const inRow = ACROSS.columns;
  const side = spanWidth(1);
  const captions = surfaces.map(({ number, name, finish }) =>
    [`${number} ${name}`, finishNames[finish]].map((line) => paper.lines(line, side, styles.small)),
  );
  const captionHeight = Math.max(0, ...captions.map(([name, finish]) => (name?.height ?? 0) + (finish?.height ?? 0)));
  const rowHeight = side + CAPTION - styles.small.line + captionHeight + LINE;
  return {
    height: Math.ceil(surfaces.length / inRow) * rowHeight - LINE,
    space: LINE / 2,
    async draw(top) {
      for (const [index, surface] of surfaces.entries()) {
        const [x, y] = [columnX(index % inRow), top + Math.floor(index / inRow) * rowHeight];
        const { jpeg, alt } = await paper.pictures.swatch(surface, side);
        figure(paper, parent(), alt, { x, y, width: side, height: side }).add(() =>
          paper.doc.image(jpeg, x, y, { width: side, height: side }),
        );
        const caption = paper.element(parent(), 'Caption');
        let below = y + side + CAPTION - styles.small.line;
        for (const lines of captions[index] ?? []) {
          const lineTop = below;
          caption.add(() => paper.write(lines, x, lineTop));
          below += lines.height;
        }
      }
    },
  };
}

/** A drawing to its scale, its title and note in the margin beside it; one too wide for that spans the page, below them. */
export function drawingBox(paper: Paper, drawing: Drawing, parent: () => Element): Box {
  const [trueWidth, trueHeight] = pdfSize(drawing);
  const isBeside = trueWidth <= BESIDE.width;
  const column = isBeside ? MARGIN : ACROSS;
  const factor = Math.min(1, ACROSS.width / trueWidth);
  const height = trueHeight * factor;
  const title = paper.lines(
    factor === 1 ? `${drawing.title}, 1:${drawing.scale}` : drawing.title,
    column.width,
    styles.small,
  );
  const note = paper.lines(drawing.note, column.width, styles.small);
  const words = title.height + note.height;
  return {
    height: isBeside ? Math.max(height, words) : words + LINE / 2 + height,
    space: 1.5 * LINE,
    draw(y) {
      const place = {
        x: isBeside ? BESIDE.x : ACROSS.x,
        y: isBeside ? y : y + words + LINE / 2,
        width: trueWidth * factor,
        height,
      };
      const caption = paper.element(parent(), 'Caption');
      caption.add(() => {
        paper.write(title, column.x, y);
        paper.write(note, column.x, y + title.height);
      });
      figure(paper, parent(), drawing.summary, place).add(() => {
        paper.doc.font('regular');
        drawPdf(paper.doc, drawing, place);
      });
    },
  };
}

/** Side of a QR code. With the most modules that a project has, one of them is wide enough for a phone's camera. */
const CODE_SIDE = 48 * MM;

/** A QR code. The white of the page around it is its quiet zone. */
export function codeBox(
  paper: Paper,
  modules: readonly (readonly boolean[])[],
  alt: string,
  parent: () => Element,
): Box {
  const module = CODE_SIDE / modules.length;
  return {
    height: CODE_SIDE,
    space: LINE,
    draw(y) {
      figure(paper, parent(), alt, { x: BESIDE.x, y, width: CODE_SIDE, height: CODE_SIDE }).add(() => {
        for (const [row, dark] of modules.entries())
          for (const [column, isDark] of dark.entries())
            if (isDark) paper.doc.rect(BESIDE.x + column * module, y + row * module, module, module);
        paper.doc.fill(INK);
      });
    },
  };
}

const figure = (paper: Paper, parent: Element, alt: string, { x, y, width, height }: Place): Element =>
  paper.element(parent, 'Figure', { alt, bbox: [x, y, x + width, y + height] });
