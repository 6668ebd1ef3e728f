import { company } from '../../content/owner/company.ts';
import { paginate, type Box } from './box.ts';
import type { Section, TextDocument } from './document-model.ts';
import { drawFurniture } from './furniture.ts';
import { add, bytesOf, openPaper, type Paper } from './paper.ts';
import type { Resources } from './resources.ts';
import { sectionBoxes } from './section-boxes.ts';
import { titleBoxes } from './title-boxes.ts';

/** What is said of a document on its pages and in its properties. */
interface Identity {
  readonly title: string;
  /** By which it is quoted, at the head of each page. */
  readonly code: string;
  /** As `2026-11-20`. */
  readonly date: string;
}

/** Sets a document as a tagged PDF on A4. The same document gives the same bytes. */
export async function makePdf(identity: Identity, document: TextDocument, resources: Resources): Promise<Uint8Array> {
  const { title, date } = identity;
  const paper = openPaper({ title, author: company.name, subject: document.lead, date }, resources);
  for (const page of paginate(boxesOf(paper, title, document))) {
    paper.doc.addPage();
    for (const { box, y, extra } of page) await box.draw(y, extra);
  }
  drawFurniture(paper, resources.logo, identity);
  return bytesOf(paper);
}

/** Below one title, or each part of a collection below its own. The outline follows them. */
function boxesOf(paper: Paper, title: string, { kind, lead, picture, sections }: TextDocument): readonly Box[] {
  const { root } = paper;
  let branch = paper.doc.outline;
  const boxesIn = (section: Section, tag: 'H2' | 'H3') =>
    sectionBoxes(paper, section, tag, (top) => branch.addItem(section.heading, { top }));
  if (!sections[0]?.opening) {
    const words = titleBoxes(
      paper,
      { kicker: kind, title, lead, picture, tags: ['P', 'H1'] },
      add(paper, root, 'Sect'),
    );
    return [...words, ...sections.flatMap((section) => boxesIn(section, 'H2'))];
  }
  return sections.flatMap((section, index) => {
    const { opening } = section;
    if (!opening) return boxesIn(section, 'H3');
    const block = { ...opening, kicker: title, tags: [index === 0 ? 'H1' : 'P', 'H2'] as const };
    const onTitle = (top: number) => (branch = paper.doc.outline.addItem(opening.title, { top, expanded: true }));
    return [...titleBoxes(paper, block, add(paper, root, 'Sect'), onTitle), ...boxesIn(section, 'H3')];
  });
}
