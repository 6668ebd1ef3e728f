import { expect, it } from 'vitest';
import { allDocuments } from '../../../../web/build/documents/all-documents.ts';
import { contentDigests, outdatedDocuments } from '../../../../web/build/documents/editions.ts';
import { dateOf } from '../../../../web/content/document-dates.ts';

it('the date of each document was set for its content', () => {
  expect(
    outdatedDocuments(),
    'Changed since their date: run «npx node web/build/documents/date-documents.ts» and commit what it writes.',
  ).toEqual([]);
});

it('each document has a date', () => {
  expect(
    allDocuments.filter(({ entry }) => !/^\d{4}-\d{2}-\d{2}$/u.test(dateOf(entry.id))).map(({ entry }) => entry.id),
  ).toEqual([]);
});

it('a DWG and its DXF have one content, all other documents different ones', () => {
  const digests = Object.values(contentDigests());
  expect(new Set(digests).size).toBe(digests.length);
  expect(digests).toHaveLength(allDocuments.filter(({ entry }) => entry.format !== 'DXF').length);
});
