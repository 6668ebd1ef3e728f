import { boxAround, type Box } from './box.ts';
import type { Opening, PdfPart, PdfSection } from './document-model.ts';
import { captioned, picture } from './figures.ts';
import { elementIn, rule, type Element } from './paper.ts';
import { partBoxes } from './parts.ts';
import { ACROSS, BESIDE, BOTTOM, LINE, MARGIN, MM, styles, TOP } from './sheet.ts';
import { text } from './text.ts';
import { pictureKindNames } from './words.ts';

/** From 36 to 112 mm. */
const PICTURE_HEIGHTS = Array.from({ length: 34 }, (_, step) => 36 * MM + (step * LINE) / 2);

/**
 * What a document, or a product in it, begins with: a short line, the title, the lead and a picture.
 * @param tags of the two lines @param onTitle called where it begins
 */
export function titleBoxes(
  root: Element,
  { kicker, title, lead, picture: name }: Opening & { readonly kicker: string },
  tags: readonly [kicker: 'H1' | 'P', title: 'H1' | 'H2'],
  onTitle: (y: number) => void,
): readonly Box[] {
  const parent = elementIn(root, 'Sect');
  const above = text(parent, tags[0], kicker, styles.quiet, ACROSS);
  const heading = text(parent, tags[1], title, styles.title, { ...ACROSS, y: above.bottom });
  const below = text(parent, 'P', lead, styles.lead, { ...BESIDE, y: heading.bottom + LINE });
  const words = { ...boxAround(0, [{ bottom: 0, draw: onTitle }, above, heading, below]), keep: true, opens: true };
  if (!name || !root.pictures.has(name)) return [words];
  const caption = root.pictures.isPhotograph(name) ? pictureKindNames.photograph : pictureKindNames.visualisation;
  const figure = { picture: name, caption };
  const heights = PICTURE_HEIGHTS.map((height) =>
    boxAround(1.5 * LINE, captioned(parent, figure, { ...ACROSS, height })),
  );
  return [words, { items: [], height: 0, space: 0, heights }];
}

const FIGURE_HEIGHT = Math.round(MARGIN.width * 0.625);
/** A section lower than this is never torn apart. */
const WHOLE = (BOTTOM - TOP) * 0.42;

/** A section: a line across the page, the heading in the margin, the rest beside it. @param onHeading called where it begins */
export function sectionBoxes(
  root: Element,
  { heading, note, figure, parts, newPage }: PdfSection,
  tag: 'H2' | 'H3',
  onHeading: (y: number) => void,
): readonly Box[] {
  const parent = elementIn(root, 'Sect');
  const inMargin = [text(parent, tag, heading, styles.strong, { ...MARGIN, y: LINE / 2 })];
  const end = () => inMargin.at(-1)?.bottom ?? 0;
  if (note) inMargin.push(text(parent, 'P', note, styles.quiet, { ...MARGIN, y: end() }));
  if (figure) inMargin.push(picture(parent, figure, { ...MARGIN, y: end() + LINE / 2, height: FIGURE_HEIGHT }));
  const head = boxAround(1.5 * LINE, [rule(parent, ACROSS), { bottom: 0, draw: onHeading }, ...inMargin]);

  const across = isAcross(parts[0]);
  const content = parts
    .flatMap((part) => partBoxes(parent, part))
    .map((box, index) => (index === 0 && !across ? { ...box, space: 0 } : box));
  const height = content.reduce((sum, box) => sum + box.space + box.height, 0);
  // The content of the margin may be higher than that of the column.
  const rest = across ? 0 : Math.max(0, head.height - LINE / 2 - height);
  const boxes: readonly Box[] = [
    { ...head, height: across ? head.height : LINE / 2, keep: true, opens: newPage },
    ...content,
    ...(rest > 0 ? [{ items: [], height: rest, space: 0 }] : []),
  ];
  return height + rest < WHOLE ? boxes.map((box, index) => ({ ...box, keep: index < boxes.length - 1 })) : boxes;
}

/** Whether a part begins below the heading and not beside it. */
const isAcross = (part: PdfPart | undefined): boolean =>
  part?.kind === 'drawing' ||
  part?.kind === 'figures' ||
  part?.kind === 'swatches' ||
  (part?.kind === 'table' && part.wide === true);
