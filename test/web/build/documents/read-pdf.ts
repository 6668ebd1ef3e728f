import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs';

/** What a reader of a PDF gets, read by a library that did not make it. */
export interface ReadPdf {
  readonly pdf: PDFDocumentProxy;
  readonly info: Readonly<Record<string, unknown>>;
  readonly pages: number;
  /** Of the text layer, in reading order, without what repeats on every page. */
  readonly text: string;
  /** Right edge of the widest text, in points. */
  readonly right: number;
  /** Elements in the order of reading. */
  readonly structure: readonly StructureNode[];
}

interface StructureNode {
  readonly role: string;
  readonly alt?: string;
  readonly depth: number;
}

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TreeNode[];
}

/** Opens a PDF and reads its text and its structure. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise;
  const { info } = await pdf.getMetadata();
  const texts: string[] = [];
  const structure: StructureNode[] = [];
  let right = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    // Artifacts are marked content without an id of the structure.
    let inArtifact = 0;
    for (const item of items) {
      if (!('type' in item)) {
        texts.push(inArtifact === 0 ? item.str : '');
        if (item.str.trim() !== '') right = Math.max(right, (item.transform[4] as number) + item.width);
      } else if (item.type === 'beginMarkedContent' || item.type === 'beginMarkedContentProps')
        inArtifact += inArtifact > 0 || ('tag' in item && item.tag === 'Artifact') ? 1 : 0;
      else inArtifact -= inArtifact > 0 ? 1 : 0;
    }
    walk((await page.getStructTree()) as TreeNode | undefined, 0, structure);
  }
  return {
    pdf,
    info: info as Readonly<Record<string, unknown>>,
    pages: pdf.numPages,
    right,
    text: texts.join(' ').replaceAll(/\s+/gu, ' '),
    structure,
  };
}

function walk(node: TreeNode | undefined, depth: number, into: StructureNode[]) {
  if (!node) return;
  if (node.role) into.push({ role: node.role, alt: node.alt, depth });
  for (const child of node.children ?? []) walk(child, depth + 1, into);
}
