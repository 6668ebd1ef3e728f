/**
 * Writes a number of documents into a folder, as the build does, repeating those of the library. Prints the seconds of making.
 * Arguments: folder, number of documents.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allDocuments } from '../../web/build/documents/all-documents.ts';
import { documentFile } from '../../web/components/document-path.ts';
import { documents } from '../../web/content/library.ts';

const [folder = '', count = '0'] = process.argv.slice(2);
const library = allDocuments.slice(0, documents.length);
const started = performance.now();
await Promise.all(
  Array.from({ length: Number(count) }, async (_, index) => {
    const made = library[index % library.length];
    if (made) await writeFile(join(folder, `${index}-${documentFile(made.entry)}`), await made.make());
  }),
);
process.stdout.write(`${(performance.now() - started) / 1000}`);
