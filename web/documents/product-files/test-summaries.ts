import { testResults } from '../../content/certificates.ts';
import { dataTexts as texts, statedBy } from '../../content/document-texts.ts';
import type { DocumentEntry } from '../../content/documents.ts';
import { coveredBy } from '../../content/product-downloads.ts';
import { products } from '../../content/products.ts';
import { productPictureName } from '../../pictures/picture-names.ts';
import { originalsSection, qualityNote } from '../library/certificates.ts';
import { withUnit } from '../library/technical-data.ts';
import type { PictureName, TextDocument } from '../pdf/document-model.ts';

/** Where what is tested happens. */
const pictures: Readonly<Record<string, PictureName>> = {
  'pruefung-rutschhemmung': productPictureName('outdoorStairs'),
  'pruefung-frost': productPictureName('outdoorPaving'),
  'pruefung-druckfestigkeit': productPictureName('smallArchitecture'),
  'pruefung-tausalz': 'projekt-freitreppe',
};

/** What one test says, what the products state of it, and how it is asked for. Throws if no result bears the file's title. */
export function testSummary(file: DocumentEntry): Omit<TextDocument, 'kind'> {
  const result = testResults.find(({ label }) => file.title.startsWith(label));
  if (!result) throw new Error(`There is no test result for «${file.title}».`);
  const stated = coveredBy(file, products).flatMap(({ name, facts }) =>
    facts.filter(({ label }) => label === statedBy[result.label]).map((fact) => [name, `${fact.label} ${withUnit(fact)}`, fact.note ?? '']),
  );
  return {
    lead: result.meaning,
    picture: pictures[file.id],
    sections: [
      {
        heading: texts.stated,
        parts: [
          {
            kind: 'table',
            table: {
              summary: texts.stated,
              columns: [
                { heading: texts.statedColumns.product, span: 1 },
                { heading: texts.statedColumns.value, span: 1.5 },
                ...(stated.some(([, , note]) => note) ? [{ heading: texts.statedColumns.note, span: 1.5 }] : []),
              ],
              rows: stated,
            },
          },
        ],
      },
      qualityNote,
      originalsSection,
    ],
  };
}
