import dates from './document-dates.json' with { type: 'json' };

/**
 * Date of a document's edition, as `2026-11-20`. `web/build/documents/date-documents.ts` sets it when the content of the document has changed.
 * Empty for a document that has none yet.
 */
export const dateOf = (id: string): string => (dates as Readonly<Record<string, string>>)[id] ?? '';
