import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { maker } from '../../../shared/company/maker.ts';
import { documentFile } from '../../components/documents/document-path.ts';
import { dateOf } from '../../content/document-dates.ts';
import { documentCode } from '../../content/documents.ts';
import { hashOfFiles } from '../hash-of-files.ts';
import { writeWhole } from '../write-whole.ts';
import { allDocuments, type MadeDocument } from './all-documents.ts';
import { drawSheets } from './draw-sheets.ts';

/** Outlives builds; a file's name says what it was made of. */
const CACHE = fileURLToPath(new URL('../../../.cache/documents/', import.meta.url));

/** What decides how a document comes out, apart from what it says. */
const MAKING = [
  'web/builder/{documents,pictures}/**',
  'web/content/pictures.json',
  'web/fonts/**',
  'packages/stone/!(test|node_modules)/**',
  'renderings/{masters,swatches}/**',
  'shared/owner/brand.ts',
  'package-lock.json',
];

let made: Promise<ReadonlyMap<string, string>> | undefined;

/** Paths of all documents by the names of their files. Each is made when what it says has changed, or what makes it. Two calls make them once. */
export function documentFiles(): Promise<ReadonlyMap<string, string>> {
  made ??= makeMissing();
  return made;
}

/** Bytes of every document, by the name of its file. */
export async function documentSizes(): Promise<Readonly<Record<string, number>>> {
  const sizes = [...(await documentFiles())].map(async ([name, path]) => [name, (await stat(path)).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

/** The first sheet of every document as a small picture, by its id. */
export async function documentSheets(): Promise<Readonly<Record<string, Uint8Array>>> {
  const files = await documentFiles();
  return drawSheets(async (draw) => {
    const sheets = allDocuments.map(async ({ entry, sheet, isDrawn = false }) => {
      const path = files.get(documentFile(entry));
      if (!path) throw new Error(`${entry.id}: no file was made.`);
      const picture = await cached(`${path}.avif`, async () => draw(await (sheet?.() ?? readFile(path)), isDrawn));
      return [entry.id, await readFile(picture)] as const;
    });
    return Object.fromEntries(await Promise.all(sheets));
  });
}

async function makeMissing(): Promise<ReadonlyMap<string, string>> {
  const making = hashOfFiles(MAKING);
  const files = allDocuments.map(async (document) => {
    const name = documentFile(document.entry);
    return [name, await cached(join(CACHE, `${editionOf(document, making)}-${name}`), document.make)] as const;
  });
  return new Map(await Promise.all(files));
}

/** The path of a file, which is made unless it is there. */
async function cached(path: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (!(await stat(path).catch(() => undefined))) await writeWhole(path, await make());
  return path;
}

function editionOf({ entry, content }: MadeDocument, making: string): string {
  const said = JSON.stringify([entry, documentCode(entry), dateOf(entry.id), maker, content()]);
  return createHash('sha256').update(making).update(said).digest('hex').slice(0, 20);
}
