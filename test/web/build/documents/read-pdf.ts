import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs';

/** What a reader of a PDF gets, read by a library that did not make it. */
export interface ReadPdf {
  readonly pdf: PDFDocumentProxy;
  readonly info: Readonly<Record<string, unknown>>;
  readonly pages: number;
  readonly sheets: readonly Sheet[];
  /** Of the text layer, in reading order, without what repeats on every page. */
  readonly text: string;
  /** Right edge of the widest text, in points. */
  readonly right: number;
  /** Elements in the order of reading. */
  readonly structure: readonly StructureNode[];
}

interface Sheet {
  /** With what repeats on every page. */
  readonly text: string;
  /** Of each text from the foot of the page, in points. */
  readonly heights: readonly number[];
  readonly links: readonly { readonly url?: string; readonly contents: string }[];
}

interface StructureNode {
  readonly role: string;
  readonly alt?: string;
}

interface Annotation {
  readonly subtype: string;
  readonly url?: string;
  readonly contentsObj: { readonly str: string };
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
  const sheets: Sheet[] = [];
  const structure: StructureNode[] = [];
  let right = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const annotations = ((await page.getAnnotations()) as readonly Annotation[]).filter(
      ({ subtype }) => subtype === 'Link',
    );
    sheets.push({
      text: written.map(({ str }) => str).join(' '),
      heights: written.map(({ transform }) => transform[5] as number),
      links: annotations.map(({ url, contentsObj }) => ({ url, contents: contentsObj.str })),
    });
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
  return {
    pdf,
    info: info as Readonly<Record<string, unknown>>,
    pages: pdf.numPages,
    sheets,
    right,
    text: texts.join(' ').replaceAll(/\s+/gu, ' '),
    structure,
  };
}

const nodesIn = ({ role, alt, children = [] }: TreeNode = {}): readonly StructureNode[] => [
  ...(role ? [{ role, alt }] : []),
  ...children.flatMap(nodesIn),
];
