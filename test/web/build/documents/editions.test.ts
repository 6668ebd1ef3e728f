import { expect, it } from 'vitest';
import { outdatedDocuments } from '../../../../web/build/documents/editions.ts';

it('the date of each document was set for its content', () => {
  expect(
    outdatedDocuments(),
    'Changed since their date: run «npx node web/build/documents/date-documents.ts» and commit what it writes.',
  ).toEqual([]);
});
