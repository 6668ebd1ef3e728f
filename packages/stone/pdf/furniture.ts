import { company } from '../../content/owner/company.ts';
import type { Identity } from './document-model.ts';
import { artifact, elementIn, type Element } from './paper.ts';
import { ACROSS, BESIDE, columnX, FOOT, HEAD, LOGO_MIDDLE, MM, spanWidth, styles } from './sheet.ts';
import { text, widthOf, write } from './text.ts';

const LOGO = 6.5 * MM;
const LOGO_GAP = 2.2 * MM;
const style = styles.small;

/** Draws what repeats on every page: the logo and the document's code above, the company and the page below. @param logo as PNG */
export function drawFurniture(root: Element, logo: Uint8Array, { title, code }: Identity): void {
  const { doc } = root;
  const contact = elementIn(root, 'Sect');
  const { start, count } = doc.bufferedPageRange();
  const writeAtRight = (words: string, y: number) =>
    write(root, words, style, { ...ACROSS, x: ACROSS.x + ACROSS.width - widthOf(root, words, style), y });
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    artifact(root, 'Pagination', () => {
      doc.image(logo, ACROSS.x, LOGO_MIDDLE - LOGO / 2, { width: LOGO, height: LOGO });
      // The name is centred on the height of the logo.
      const name = { ...ACROSS, x: ACROSS.x + LOGO + LOGO_GAP, y: LOGO_MIDDLE - styles.logo.line / 2 };
      write(root, company.shortName, styles.logo, name);
      if (page > start) write(root, title, style, { x: BESIDE.x, y: HEAD, width: spanWidth(2) });
      writeAtRight(code, HEAD);
      write(root, company.name, style, { ...ACROSS, y: FOOT });
      write(root, `${company.street}\n${company.postalCode} ${company.city}`, style, { ...BESIDE, y: FOOT });
      writeAtRight(`${page - start + 1}/${count}`, FOOT);
    });
    // Links have to be part of the structure: they are read behind everything else.
    const place = { x: columnX(4), width: spanWidth(2) };
    const phone = text(contact, 'P', company.phone, style, place);
    for (const item of [phone, text(contact, 'P', company.email, style, { ...place, y: phone.bottom })])
      void item.draw(FOOT);
  }
}
