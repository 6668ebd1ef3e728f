import { company } from '../../content/owner/company.ts';
import { add, artifact, linesOf, tell, widthOf, write, type Paper } from './paper.ts';
import { ACROSS, BESIDE, columnX, FOOT, HEAD, LOGO_MIDDLE, MARGIN, MM, spanWidth, styles } from './sheet.ts';

const LOGO = 6.5 * MM;
const LOGO_GAP = 2.2 * MM;

/** Draws what repeats on every page: the logo and the document's code above, the company and the page below. @param logo as PNG */
export function drawFurniture(
  paper: Paper,
  logo: Uint8Array,
  { title, code }: { readonly title: string; readonly code: string },
): void {
  const contact = add(paper, paper.root, 'Sect');
  const { start, count } = paper.doc.bufferedPageRange();
  const put = (text: string, x: number, y: number, width: number = ACROSS.width) =>
    write(paper, linesOf(paper, text, width, styles.small), x, y);
  const putAtRight = (text: string, y: number) =>
    put(text, ACROSS.x + ACROSS.width - widthOf(paper, text, styles.small), y);
  for (let page = start; page < start + count; page++) {
    paper.doc.switchToPage(page);
    artifact(paper, 'Pagination', () => {
      // The name is centred on the height of the logo.
      paper.doc.image(logo, ACROSS.x, LOGO_MIDDLE - LOGO / 2, { width: LOGO, height: LOGO });
      const name = linesOf(paper, company.shortName, ACROSS.width, styles.logo);
      write(paper, name, ACROSS.x + LOGO + LOGO_GAP, LOGO_MIDDLE - name.height / 2);
      if (page > start) put(title, BESIDE.x, HEAD, spanWidth(2));
      putAtRight(code, HEAD);
      put(company.name, MARGIN.x, FOOT);
      put(`${company.street}\n${company.postalCode} ${company.city}`, BESIDE.x, FOOT);
      putAtRight(`${page - start + 1}/${count}`, FOOT);
    });
    // Links have to be part of the structure: they are read behind everything else.
    [company.phone, company.email].forEach((text, index) =>
      tell(paper, contact, 'P', {
        text: linesOf(paper, text, spanWidth(2), styles.small),
        x: columnX(4),
        y: FOOT + index * styles.small.line,
      }),
    );
  }
}
