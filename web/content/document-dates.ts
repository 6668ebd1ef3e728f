import dates from './document-dates.json' with { type: 'json' };

const dated: Readonly<Record<string, string>> = dates;
const newest = Object.values(dated).sort().at(-1) ?? '';

/**
 * Date of a document's edition, as `2026-11-20`. `web/builder/documents/date-documents.ts` sets it when the content of the document has changed.
 * Until then, a document that is new has that of the newest one; `npm run preflight` names it.
 */
export const dateOf = (id: string): string => dated[id] ?? newest;
