import { documentWords } from '../../content/documents.ts';
import type { Box } from './box.ts';
import type { PictureName } from './document-model.ts';
import { CAPTION, placeCaption, placePicture } from './figure-boxes.ts';
import { linesOf, tell, type Element, type Paper } from './paper.ts';
import { ACROSS, BESIDE, LINE, MM, styles } from './sheet.ts';

interface TitleBlock {
  /** One short line above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly picture?: PictureName;
  /** What the two lines are in the structure. */
  readonly tags: readonly [kicker: 'H1' | 'P', title: 'H1' | 'H2'];
}

const LOWEST_PICTURE = 36 * MM;
const HIGHEST_PICTURE = 112 * MM;

/** What a document, or a product in it, begins with. */
export function titleBoxes(
  paper: Paper,
  { kicker, title, lead, picture, tags }: TitleBlock,
  parent: Element,
  onTitle?: (y: number) => void,
): readonly Box[] {
  const above = linesOf(paper, kicker, ACROSS.width, styles.quiet);
  const name = linesOf(paper, title, ACROSS.width, styles.title);
  const text = linesOf(paper, lead, BESIDE.width, styles.lead);
  const words: Box = {
    height: above.height + name.height + LINE + text.height,
    space: 0,
    keep: true,
    opens: true,
    draw(y) {
      onTitle?.(y);
      tell(paper, parent, tags[0], { text: above, x: ACROSS.x, y });
      tell(paper, parent, tags[1], { text: name, x: ACROSS.x, y: y + above.height });
      tell(paper, parent, 'P', { text, x: BESIDE.x, y: y + above.height + name.height + LINE });
    },
  };
  if (!picture || !paper.pictures.has(picture)) return [words];
  const figure: Box = {
    height: LOWEST_PICTURE + CAPTION,
    space: 1.5 * LINE,
    stretch: HIGHEST_PICTURE - LOWEST_PICTURE,
    async draw(y, extra) {
      const place = { ...ACROSS, y, height: LOWEST_PICTURE + extra };
      await placePicture(paper, parent, picture, place);
      placeCaption(paper, parent, documentWords.visualisation, place);
    },
  };
  return [words, figure];
}
