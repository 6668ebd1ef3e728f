import { company } from '../../content/owner/company.ts';
import { paginate, type Box } from './box.ts';
import type { TextDocument } from './document-model.ts';
import { drawFurniture } from './furniture.ts';
import { openPaper, type Element, type Paper } from './paper.ts';
import type { Resources } from './resources.ts';
import { sectionBoxes } from './section-boxes.ts';
import { BOTTOM, LINE, TOP } from './sheet.ts';
import { titleBoxes } from './title-boxes.ts';

const FRAME = { top: TOP, bottom: BOTTOM };

/** What is said of a document on its pages and in its properties. */
export interface Identity {
  readonly title: string;
  /** By which it is quoted, at the head of each page. */
  readonly code: string;
  /** As `2026-11-20`. */
  readonly date: string;
}

/** Sets a document as a tagged PDF on A4. The same document gives the same bytes. */
export async function makePdf(identity: Identity, document: TextDocument, resources: Resources): Promise<Uint8Array> {
  const { title, date } = identity;
  const paper = openPaper({ title, author: company.name, subject: document.lead, date, resources });
  for (const page of paginate(boxesOf(paper, title, document), FRAME, LINE / 2)) {
    paper.doc.addPage();
    for (const { box, y, extra } of page) await box.draw(y, extra);
  }
  drawFurniture(paper, resources.logo, identity);
  return paper.bytes();
}

function boxesOf(paper: Paper, title: string, document: TextDocument): readonly Box[] {
  const { kind, lead, picture, sections } = document;
  const outline = paper.doc.outline;
  if (!sections[0]?.opening) {
    const block = { kicker: kind, title, lead, picture, tags: ['P', 'H1'] as const };
    const words = titleBoxes(
      paper,
      block,
      () => paper.root,
      () => undefined,
    );
    return [
      ...words,
      ...sections.flatMap((section) =>
        sectionBoxes(paper, section, 2, (heading, top) => outline.addItem(heading, { top })),
      ),
    ];
  }
  let branch = outline;
  return sections.flatMap((section, index) => {
    const boxes = sectionBoxes(paper, section, 3, (heading, top) => branch.addItem(heading, { top }));
    if (!section.opening) return boxes;
    const block = { ...section.opening, kicker: title, tags: [index === 0 ? 'H1' : 'P', 'H2'] as const };
    let element: Element | undefined;
    const parent = () => (element ??= paper.element(paper.root, 'Sect'));
    return [
      ...titleBoxes(paper, block, parent, (top) => (branch = outline.addItem(block.title, { top, expanded: true }))),
      ...boxes,
    ];
  });
}
