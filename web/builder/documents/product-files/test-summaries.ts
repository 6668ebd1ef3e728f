import type { PictureName, TextDocument } from '@works/stone/pdf/document-model';
import { dataTexts as texts } from '../../../content/document-texts.ts';
import type { DocumentEntry } from '../../../content/documents.ts';
import { testResults } from '../../../content/test-results.ts';
import { productPictureName } from '../../../pictures/picture-names.ts';
import { originalsSection, qualityNote, scopeSection } from '../library/certificates.ts';
import { resultSection } from '../library/technical-data.ts';

/** Where the tested property matters. */
const pictures: Readonly<Record<string, PictureName>> = {
  'pruefung-rutschhemmung': productPictureName('outdoorStairs'),
  'pruefung-frost': productPictureName('outdoorPaving'),
  'pruefung-druckfestigkeit': productPictureName('smallArchitecture'),
  'pruefung-tausalz': 'projekt-freitreppe',
};

/** One test result: what it says, what it applies to, and how to ask for it in a tender. Throws if no result has the file's title. */
export function testSummary(file: DocumentEntry): Omit<TextDocument, 'kind'> {
  const result = testResults.find(({ label }) => file.title.startsWith(label));
  if (!result) throw new Error(`There is no test result for «${file.title}».`);
  return {
    lead: texts.resultLead,
    picture: pictures[file.id],
    sections: [
      { ...resultSection(result), heading: texts.result },
      scopeSection,
      { heading: texts.tender, parts: [{ kind: 'text', paragraphs: [texts.tenderText] }] },
      qualityNote,
      originalsSection,
    ],
  };
}
