import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { densityText, quantitiesOf, quantityTexts } from '../../../shared/planner/quantities.ts';
import { valueTexts } from '../../../shared/planner/figures.ts';
import { company } from '../../content/company.ts';
import { planFileWords as words } from '../../content/plan-files.ts';
import { tenderWords } from '../../content/tender-texts.ts';
import { pinZip } from '../product-files/pin-zip.ts';
import { ruledTable } from '../product-files/ruled-table.ts';
import { positionParts, requirementTable, subheading, tenderFooter, tenderPage } from '../product-files/tender-parts.ts';
import { coreProperties, wordStyles } from '../product-files/word-styles.ts';
import { plannedPosition, plannedRequirements, surfaceText, type PlannedProduct } from './planned-product.ts';

/** The tender text of a plan for Word: what is required, and one position with its values and quantity. The same plan gives the same bytes. */
export async function planTenderDocument(planned: PlannedProduct): Promise<Uint8Array> {
  const title = `${words.tender} ${planned.product.name}`;
  const { position, quantity } = plannedPosition(planned);
  const surface = surfaceText(planned);
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
          ruledTable([...valueTexts(planned.plan, planned.values), ...(surface ? [`${words.surface}: ${surface}`] : [])].map((text) => [text]), { columns: [1] }),
          subheading('120', words.quantities),
          ruledTable([...quantityTexts(quantitiesOf(planned.plan, planned.values)), densityText].map((text) => [text]), { columns: [1] }),
          subheading('130', tenderWords.requirements),
          requirementTable(plannedRequirements(planned)),
          ...positionParts(position, '140', quantity),
        ],
      },
    ],
  });
  const bytes = new Uint8Array(await Packer.toArrayBuffer(document, undefined, [coreProperties({ title, date: words.date })]));
  return pinZip(bytes, words.date);
}

/** The same text without a layout, to be pasted into any program. */
export function planTenderText(planned: PlannedProduct): string {
  const { position, quantity } = plannedPosition(planned);
  const surface = surfaceText(planned);
  const blocks = [
    [`${words.tender} ${planned.product.name}`, company.name, planned.address],
    [words.values, ...valueTexts(planned.plan, planned.values), ...(surface ? [`${words.surface}: ${surface}`] : [])],
    [words.quantities, ...quantityTexts(quantitiesOf(planned.plan, planned.values)), densityText],
    [tenderWords.requirements, ...plannedRequirements(planned).map(([label, preset, permitted]) => `${label}: ${preset} (${permitted})`)],
    [position.title, position.text, ...position.fields.map(({ label, preset, unit }) => `${label}: ${preset ?? `________ ${unit ?? ''}`.trim()}`), `${tenderWords.quantity}: ${quantity} ${position.unit}`],
    [words.lead],
  ];
  return `${blocks.map((lines) => lines.join('\r\n')).join('\r\n\r\n')}\r\n`;
}
