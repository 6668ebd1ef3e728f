import { expect, it } from 'vitest';
import { outdatedDocuments } from '../../../../web/builder/documents/editions.ts';
import { isShippedExample } from '../../../fixtures/shipped-example.ts';

// An owner's first texts change many documents: `npm run preflight` names them, and no test is red.
it.runIf(isShippedExample)('the date of each document was set for its content', () => {
  expect(
    outdatedDocuments(),
    'Changed since their date: run «npx node web/builder/documents/date-documents.ts» and commit what it writes.',
  ).toEqual([]);
});
