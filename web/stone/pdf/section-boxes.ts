import type { Box } from './box.ts';
import type { Part, Section } from './document-model.ts';
import { placePicture } from './figure-boxes.ts';
import { add, linesOf, rule, tell, type Paper } from './paper.ts';
import { partBoxes } from './part-boxes.ts';
import { ACROSS, BOTTOM, LINE, MARGIN, styles, TOP } from './sheet.ts';

const FIGURE_HEIGHT = Math.round(MARGIN.width * 0.625);
/** A section lower than this is never torn apart. */
const WHOLE = (BOTTOM - TOP) * 0.42;

/** A section: a line across the page, the heading in the margin, the rest beside it. @param onHeading called where it begins */
export function sectionBoxes(
  paper: Paper,
  section: Section,
  tag: 'H2' | 'H3',
  onHeading: (y: number) => void,
): readonly Box[] {
  const parent = add(paper, paper.root, 'Sect');
  const heading = linesOf(paper, section.heading, MARGIN.width, styles.strong);
  const note = section.note ? linesOf(paper, section.note, MARGIN.width, styles.quiet) : undefined;
  const figureTop = heading.height + (note?.height ?? 0) + LINE / 2;
  const inMargin = section.figure ? figureTop + FIGURE_HEIGHT : figureTop - LINE / 2;
  const across = isAcross(section.parts[0]);

  const head: Box = {
    height: LINE / 2 + (across ? inMargin : 0),
    space: 1.5 * LINE,
    keep: true,
    opens: section.newPage,
    async draw(y) {
      rule(paper, { ...ACROSS, y });
      onHeading(y);
      const top = y + LINE / 2;
      tell(paper, parent, tag, { text: heading, x: MARGIN.x, y: top });
      if (note) tell(paper, parent, 'P', { text: note, x: MARGIN.x, y: top + heading.height });
      if (section.figure)
        await placePicture(paper, parent, section.figure, { ...MARGIN, y: top + figureTop, height: FIGURE_HEIGHT });
    },
  };
  const parts = section.parts
    .flatMap((part) => partBoxes(paper, part, parent))
    .map((box, index) => (index === 0 && !across ? { ...box, space: 0 } : box));
  const height = parts.reduce((sum, box) => sum + box.space + box.height, 0);
  // The content of the margin may be higher than that of the column.
  const rest = across ? 0 : Math.max(0, inMargin - height);
  const boxes = [head, ...parts, ...(rest > 0 ? [{ height: rest, space: 0, draw: () => undefined }] : [])];
  return height + rest < WHOLE ? boxes.map((box, index) => ({ ...box, keep: index < boxes.length - 1 })) : boxes;
}

/** Whether a part begins below the heading and not beside it. */
const isAcross = (part: Part | undefined): boolean =>
  part?.kind === 'drawing' ||
  part?.kind === 'figures' ||
  part?.kind === 'swatches' ||
  (part?.kind === 'table' && part.table.wide === true);
