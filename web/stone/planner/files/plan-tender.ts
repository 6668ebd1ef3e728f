import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { company } from '../../../content/owner/company.ts';
import { planFileWords as words } from '../../../content/plan-files.ts';
import { tenderWords } from '../../../content/tender-texts.ts';
import { valueTexts } from '../../plans/figures.ts';
import { densityText, quantitiesOf, quantityTexts } from '../../plans/quantities.ts';
import { pinZip } from '../../word/pin-zip.ts';
import { ruledTable } from '../../word/ruled-table.ts';
import { positionParts, requirementTable, subheading, tenderFooter, tenderPage } from '../../word/tender-parts.ts';
import { coreProperties, wordStyles } from '../../word/word-styles.ts';
import {
  checkTexts,
  plannedPosition,
  plannedRequirements,
  surfaceText,
  type PlannedProduct,
} from './planned-product.ts';

/** The tender text of a plan for Word: what is required, and one position with its values and quantity. The same plan gives the same bytes. */
export async function planTenderDocument(planned: PlannedProduct): Promise<Uint8Array> {
  const title = `${words.tender} ${planned.product.name}`;
  const { position, quantity } = plannedPosition(planned);
  const surface = surfaceText(planned);
  const checks = checkTexts(planned);
  const document = new Document({
    ...wordStyles,
    sections: [
      {
        properties: tenderPage,
        footers: { default: tenderFooter(`${company.name}, ${planned.address}`) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: words.lead, style: 'Lead' }),
          subheading('110', words.values),
          ruledTable(
            [...valueTexts(planned.plan, planned.values), ...(surface ? [`${words.surface}: ${surface}`] : [])].map(
              (text) => [text],
            ),
            { columns: [1] },
          ),
          subheading('120', words.quantities),
          ruledTable(
            [...quantityTexts(quantitiesOf(planned.plan, planned.values)), densityText].map((text) => [text]),
            { columns: [1] },
          ),
          subheading('130', words.checks),
          ruledTable(
            checks.map((text) => [text]),
            { columns: [1] },
          ),
          subheading('140', tenderWords.requirements),
          requirementTable(plannedRequirements(planned)),
          ...positionParts(position, '150', quantity),
        ],
      },
    ],
  });
  const bytes = new Uint8Array(
    await Packer.toArrayBuffer(document, undefined, [coreProperties({ title, date: words.date })]),
  );
  return pinZip(bytes, words.date);
}
