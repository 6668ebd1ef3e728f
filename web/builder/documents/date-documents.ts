/**
 * Gives today's date to the documents whose content has changed: `npx node web/builder/documents/date-documents.ts`. Dates are in
 * `web/content/document-dates.json`, the digests of the content in `web/builder/documents/editions.json`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import dates from '../../content/document-dates.json' with { type: 'json' };
import { contentDigests, outdatedDocuments } from './editions.ts';

const today = new Date().toISOString().slice(0, 10);
const digests = contentDigests();
const outdated = outdatedDocuments();
const dated = Object.keys(digests).map(
  (id) => [id, outdated.includes(id) ? today : (dates as Readonly<Record<string, string>>)[id]] as const,
);

await writeJson('../../content/document-dates.json', Object.fromEntries(dated));
await writeJson('editions.json', digests);
process.stdout.write(outdated.length > 0 ? `Dated ${today}: ${outdated.join(', ')}\n` : 'No document has changed.\n');

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(fileURLToPath(new URL(file, import.meta.url)), `${JSON.stringify(value, null, 2)}\n`);
}
