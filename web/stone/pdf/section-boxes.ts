import type { Box } from './box.ts';
import type { Part, Section } from './document-model.ts';
import { placePicture } from './figure-boxes.ts';
import type { Element, Paper } from './paper.ts';
import { partBoxes } from './part-boxes.ts';
import { ACROSS, BOTTOM, LINE, MARGIN, styles, TOP } from './sheet.ts';

/** Height to width of a picture in the margin. */
const MARGIN_RATIO = 0.625;
/** A section lower than this part of a page is never torn apart. */
const WHOLE_PART = 0.42;
const WHOLE = (BOTTOM - TOP) * WHOLE_PART;

/** Called where each section begins, for the outline. */
type OnHeading = (heading: string, y: number) => void;

/** A section: a line across the page, the heading in the margin, the rest beside it. @param level of the heading in the structure */
export function sectionBoxes(paper: Paper, section: Section, level: 2 | 3, onHeading: OnHeading): readonly Box[] {
  let element: Element | undefined;
  const parent = () => (element ??= paper.element(paper.root, 'Sect'));
  const heading = paper.balanced(section.heading, MARGIN.width, styles.heading);
  const note = section.note ? paper.lines(section.note, MARGIN.width, styles.quiet) : undefined;
  const pictureHeight = section.figure ? Math.round(MARGIN.width * MARGIN_RATIO) : 0;
  const across = isAcross(section.parts[0]);
  const inMargin = heading.height + (note?.height ?? 0) + (section.figure ? LINE / 2 + pictureHeight : 0);

  const head: Box = {
    height: LINE / 2 + (across ? inMargin : 0),
    space: 1.5 * LINE,
    keep: true,
    opens: section.newPage,
    async draw(y) {
      paper.rule({ ...ACROSS, y });
      onHeading(section.heading, y);
      paper.tell(parent(), `H${level}`, { text: heading, x: MARGIN.x, y: y + LINE / 2 });
      if (note) paper.tell(parent(), 'P', { text: note, x: MARGIN.x, y: y + LINE / 2 + heading.height });
      if (section.figure) {
        const top = y + LINE / 2 + inMargin - pictureHeight;
        await placePicture(paper, parent(), section.figure, {
          x: MARGIN.x,
          y: top,
          width: MARGIN.width,
          height: pictureHeight,
        });
      }
    },
  };
  const parts = section.parts
    .flatMap((part) => partBoxes(paper, part, parent))
    .map((box, index) => (index === 0 && !across ? { ...box, space: 0 } : box));
  const height = parts.reduce((sum, box) => sum + box.space + box.height, 0);
  // The content of the margin may be higher than that of the column.
  const rest = across ? 0 : Math.max(0, inMargin - height);
  const boxes = rest > 0 ? [head, ...parts, { height: rest, space: 0, draw: () => undefined }] : [head, ...parts];
  return height + rest < WHOLE ? boxes.map((box, index) => ({ ...box, keep: index < boxes.length - 1 })) : boxes;
}

/** Whether a part begins below the heading and not beside it. */
function isAcross(part: Part | undefined): boolean {
  return (
    part?.kind === 'drawing' ||
    part?.kind === 'figures' ||
    part?.kind === 'swatches' ||
    (part?.kind === 'table' && part.table.wide === true)
  );
}
