import { toBytes } from 'pdfkit/output';
import { paginate, type Box } from './box.ts';
import type { Identity, TextDocument } from './document-model.ts';
import { drawFurniture } from './furniture.ts';
import { openPaper, type Element } from './paper.ts';
import type { Resources } from './resources.ts';
import { sectionBoxes, titleBoxes } from './sections.ts';

/** Sets a document as a tagged PDF on A4. The same document gives the same bytes. */
export async function makePdf(identity: Identity, document: TextDocument, resources: Resources): Promise<Uint8Array> {
  const root = openPaper(identity, document.lead, resources);
  for (const page of paginate(boxesOf(root, identity.title, document))) {
    root.doc.addPage();
    for (const { box, y } of page) for (const item of box.items) await item.draw(y);
  }
  drawFurniture(root, resources.logo, identity);
  const bytes = toBytes(root.doc);
  root.doc.end();
  return bytes;
}

/** Below one title, or each part of a collection below its own. The outline follows them. */
function boxesOf(root: Element, title: string, { kind, lead, picture, sections }: TextDocument): readonly Box[] {
  const { outline } = root.doc;
  let branch = outline;
  const isCollection = sections[0]?.opening !== undefined;
  const boxes: Box[] = [];
  if (!isCollection)
    boxes.push(...titleBoxes(root, { kicker: kind, title, lead, picture }, ['P', 'H1'], () => undefined));
  for (const [index, section] of sections.entries()) {
    const { opening, heading } = section;
    if (opening) {
      const begin = (top: number) => void (branch = outline.addItem(opening.title, { top, expanded: true }));
      boxes.push(...titleBoxes(root, { ...opening, kicker: title }, [index === 0 ? 'H1' : 'P', 'H2'], begin));
    }
    const begin = (top: number) => void branch.addItem(heading, { top });
    boxes.push(...sectionBoxes(root, section, isCollection ? 'H3' : 'H2', begin));
  }
  return boxes;
}
