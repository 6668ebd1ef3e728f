import { documentWords } from '../../content/documents.ts';
import type { Box } from './box.ts';
import type { PictureName } from './document-model.ts';
import { CAPTION, placeCaption, placePicture } from './figure-boxes.ts';
import type { Element, Paper } from './paper.ts';
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
  block: TitleBlock,
  parent: () => Element,
  onTitle: (y: number) => void,
): readonly Box[] {
  const kicker = paper.lines(block.kicker, ACROSS.width, styles.quiet);
  const title = paper.balanced(block.title, ACROSS.width, styles.title);
  const lead = paper.balanced(block.lead, BESIDE.width, styles.lead);
  const words: Box = {
    height: kicker.height + title.height + LINE + lead.height,
    space: 0,
    keep: true,
    opens: true,
    draw(y) {
      onTitle(y);
      paper.tell(parent(), block.tags[0], { text: kicker, x: ACROSS.x, y });
      paper.tell(parent(), block.tags[1], { text: title, x: ACROSS.x, y: y + kicker.height });
      paper.tell(parent(), 'P', { text: lead, x: BESIDE.x, y: y + kicker.height + title.height + LINE });
    },
  };
  return block.picture && paper.pictures.has(block.picture)
    ? [words, pictureBox(paper, block.picture, parent)]
    : [words];
}

function pictureBox(paper: Paper, picture: PictureName, parent: () => Element): Box {
  return {
    height: LOWEST_PICTURE + CAPTION,
    space: 1.5 * LINE,
    dispensable: true,
    stretch: HIGHEST_PICTURE - LOWEST_PICTURE,
    async draw(y, extra) {
      const place = { x: ACROSS.x, y, width: ACROSS.width, height: LOWEST_PICTURE + extra };
      await placePicture(paper, parent(), picture, place);
      placeCaption(paper, parent(), documentWords.visualisation, place);
    },
  };
}
