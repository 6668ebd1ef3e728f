import type { PictureName, TextDocument } from '@works/stone/pdf/document-model';
import { dataTexts as texts } from '../../../content/document-texts.ts';
import type { DocumentEntry } from '../../../content/documents.ts';
import { testResult, type TestResult } from '../../../content/test-results.ts';
import { productPictureName } from '../../../pictures/picture-names.ts';
import { originalsSection, qualityNote, scopeSection } from '../library/certificates.ts';
import { resultSection } from '../library/technical-data.ts';

/** What a file sums up, and a picture of where it matters. */
const summaries: Readonly<Record<string, { readonly result: TestResult; readonly picture: PictureName }>> = {
  'pruefung-rutschhemmung': { result: testResult.slip, picture: productPictureName('outdoorStairs') },
  'pruefung-frost': { result: testResult.frost, picture: productPictureName('outdoorPaving') },
  'pruefung-druckfestigkeit': { result: testResult.strength, picture: 'pruefung' },
  'pruefung-tausalz': { result: testResult.deicingSalt, picture: 'projekt-freitreppe' },
};

/** One test result: what it says, what it applies to, and how to ask for it in a tender. Throws if there is no result for the file. */
export function testSummary({ id }: DocumentEntry): Omit<TextDocument, 'kind'> {
  const summary = summaries[id];
  if (!summary) throw new Error(`There is no test result for ${id}.`);
  const { result, picture } = summary;
  return {
    lead: texts.resultLead,
    picture,
    sections: [
      { ...resultSection(result), heading: texts.result },
      scopeSection,
      { heading: texts.tender, parts: [{ kind: 'text', paragraphs: [texts.tenderText] }] },
      qualityNote,
      originalsSection,
    ],
  };
}
