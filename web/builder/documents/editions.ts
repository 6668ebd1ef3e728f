import { createHash } from 'node:crypto';
import { company } from '../../../shared/owner/company.ts';
import { allDocuments, type MadeDocument } from './all-documents.ts';
import editions from './editions.json' with { type: 'json' };

/** Digest of what a document says and draws, by its id: its title, texts, tables, drawings and names of pictures, not its layout. */
export function contentDigests(): Readonly<Record<string, string>> {
  return Object.fromEntries(allDocuments.map((document) => [document.entry.id, digestOf(document)]));
}

/** Ids of the documents whose content is not the one that their date was set for. */
export function outdatedDocuments(): readonly string[] {
  const recorded: Readonly<Record<string, string>> = editions;
  return Object.entries(contentDigests()).flatMap(([id, digest]) => (recorded[id] === digest ? [] : [id]));
}

function digestOf({ entry: { title, number }, content }: MadeDocument): string {
  // The status of the certificates follows the year.
  const text = JSON.stringify([title, number, content()])
    .replaceAll(/"(?:Aktiv|Abgelaufen)"/gu, '"status"')
    // Its links follow the address of the site.
    .replaceAll(company.siteUrl, '');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
