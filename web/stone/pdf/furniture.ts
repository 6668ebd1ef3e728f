import { company } from '../../content/owner/company.ts';
import { baselineIn, capTop, type Paper } from './paper.ts';
import {
  ACROSS,
  BESIDE,
  columnX,
  FOOT_BASELINE,
  HEAD_BASELINE,
  MARGIN,
  MM,
  spanWidth,
  styles,
  type Style,
} from './sheet.ts';

const STONE = 6.5 * MM;
const STONE_GAP = 2.2 * MM;

/** Draws what repeats on every page: the logo and the document's code above, the company and the page below. @param logo as PNG */
export function drawFurniture(
  paper: Paper,
  logo: Uint8Array,
  { title, code }: { readonly title: string; readonly code: string },
): void {
  // The name is centred on the height of the logo.
  const capitals = baselineIn(styles.logo) - capTop(styles.logo);
  const stoneTop = HEAD_BASELINE - capitals / 2 - STONE / 2;
  const contact = paper.element(paper.root, 'Sect');
  const { start, count } = paper.doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    paper.doc.switchToPage(page);
    paper.artifact('Pagination', () => {
      paper.doc.image(logo, ACROSS.x, stoneTop, { width: STONE, height: STONE });
      put(paper, company.shortName, styles.logo, ACROSS.x + STONE + STONE_GAP, HEAD_BASELINE);
      if (page > start) put(paper, title, styles.small, BESIDE.x, HEAD_BASELINE, spanWidth(2));
      putAtRight(paper, code, HEAD_BASELINE);
      put(paper, company.name, styles.small, MARGIN.x, FOOT_BASELINE);
      put(paper, company.street, styles.small, BESIDE.x, FOOT_BASELINE);
      put(paper, `${company.postalCode} ${company.city}`, styles.small, BESIDE.x, FOOT_BASELINE + styles.small.line);
      putAtRight(paper, `${page - start + 1}/${count}`, FOOT_BASELINE);
    });
    // Links have to be part of the structure: they are read behind everything else.
    for (const [line, text] of [company.phone, company.email].entries()) {
      const y = FOOT_BASELINE - baselineIn(styles.small) + line * styles.small.line;
      paper.tell(contact, 'P', { text: paper.lines(text, spanWidth(2), styles.small), x: columnX(4), y });
    }
  }
}

/** @param baseline of the first line, in points @param width where a longer text goes on below */
function put(paper: Paper, text: string, style: Style, x: number, baseline: number, width: number = ACROSS.width) {
  paper.write(paper.lines(text, width, style), x, baseline - baselineIn(style));
}

const putAtRight = (paper: Paper, text: string, baseline: number) =>
  put(paper, text, styles.small, ACROSS.x + ACROSS.width - paper.widthOf(text, styles.small), baseline);
