import type { Identity } from './document-model.ts';
import { artifact, elementIn, type Element } from './paper.ts';
import { ACROSS, BESIDE, columnX, FOOT, HEAD, LOGO_MIDDLE, MM, spanWidth, styles } from './sheet.ts';
import { countLines, hrefOf, text, widthOf, write } from './text.ts';

const LOGO = 6.5 * MM;
const LOGO_GAP = 2.2 * MM;
const style = styles.small;

/** The foot has three blocks side by side, each wrapped in its columns; the number of the page is behind the last one. */
const BLOCK = spanWidth(2);
const PAGE_NUMBER = 9 * MM;
/** Below the top of the foot; with more, it begins higher. */
const LINES_BELOW = 3;
/** Further numbers are on the site. */
const MOST_PHONES = 2;

/** Draws what repeats on every page: the logo and the document's code above, the company and the page below. @param logo as PNG */
export function drawFurniture(root: Element, logo: Uint8Array, { title, code, company }: Identity): void {
  const { doc } = root;
  const { start, count } = doc.bufferedPageRange();
  const contact = elementIn(root, 'Sect');
  const address = company.address.join('\n');
  const ways = [...company.phones.slice(0, MOST_PHONES), company.email];
  const contactPlace = { x: columnX(4), width: BLOCK - PAGE_NUMBER };
  const linesOfWays = ways.reduce((sum, way) => sum + countLines(root, way, style, contactPlace.width), 0);
  const lines = Math.max(
    countLines(root, company.name, style, BLOCK),
    countLines(root, address, style, BLOCK),
    linesOfWays,
  );
  const foot = FOOT - Math.max(0, lines - LINES_BELOW) * style.line;
  // Width and height are the first numbers of a PNG.
  const size = new DataView(logo.buffer, logo.byteOffset);
  const logoWidth = (LOGO * size.getUint32(16)) / size.getUint32(20);
  const writeAtRight = (words: string, y: number) =>
    write(root, words, style, { ...ACROSS, x: ACROSS.x + ACROSS.width - widthOf(root, words, style), y });
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    artifact(root, 'Pagination', () => {
      doc.image(logo, ACROSS.x, LOGO_MIDDLE - LOGO / 2, { height: LOGO });
      // The name is centred on the height of the logo.
      const name = { ...ACROSS, x: ACROSS.x + logoWidth + LOGO_GAP, y: LOGO_MIDDLE - styles.logo.line / 2 };
      if (company.logoSaysName !== true) write(root, company.shortName, styles.logo, name);
      if (page > start) write(root, title, style, { x: BESIDE.x, y: HEAD, width: spanWidth(2) });
      writeAtRight(code, HEAD);
      write(root, company.name, style, { ...ACROSS, width: BLOCK, y: foot });
      write(root, address, style, { ...BESIDE, width: BLOCK, y: foot });
      writeAtRight(`${page - start + 1}/${count}`, foot);
    });
    // Links have to be part of the structure: they are read behind everything else.
    let y = 0;
    for (const way of ways) {
      const item = text(contact, 'P', way, style, { ...contactPlace, y }, { href: hrefOf(way) });
      y = item.bottom;
      void item.draw(foot);
    }
  }
}
