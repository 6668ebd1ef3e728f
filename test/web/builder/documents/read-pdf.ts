import { getDocument } from 'unpdf/pdfjs';

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TreeNode[];
}

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

/**
 * What a reader of a PDF gets, read by a library that did not make it.
 * @returns `text` in reading order, without what repeats on every page; `right`, the edge of the widest text, in points; the elements of the
 * `structure` in reading order
 */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise;
  const texts: string[] = [];
  const structure = [];
  let right = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    right = Math.max(right, ...written.map(({ transform, width }) => (transform[4] as number) + width));
    // Artifacts are marked content without an id of the structure.
    let inArtifact = 0;
    for (const item of items) {
      if (!('type' in item)) texts.push(inArtifact === 0 ? item.str : '');
      else if (item.type === 'beginMarkedContent' || item.type === 'beginMarkedContentProps')
        inArtifact += inArtifact > 0 || ('tag' in item && item.tag === 'Artifact') ? 1 : 0;
      else inArtifact -= inArtifact > 0 ? 1 : 0;
    }
    structure.push(...nodesIn((await page.getStructTree()) as TreeNode | undefined));
  }
  return { pdf, pages: pdf.numPages, right, text: texts.join(' ').replaceAll(/\s+/gu, ' '), structure };
}

const nodesIn = ({ role, alt, children = [] }: TreeNode = {}): readonly {
  readonly role: string;
  readonly alt?: string;
}[] => [...(role ? [{ role, alt }] : []), ...children.flatMap(nodesIn)];
