import { valueTexts } from '../plans/figures.ts';
import { densityText, quantitiesOf, quantityTexts } from '../plans/quantities.ts';
import { tenderWords } from '../tender/words.ts';
import { ruledTable } from '../word/ruled-table.ts';
import { tenderFile } from '../word/tender-file.ts';
import { positionParts, requirementTable, subheading } from '../word/tender-parts.ts';
import {
  checkTexts,
  plannedPosition,
  plannedRequirements,
  planTitle,
  surfaceText,
  type PlannedProduct,
} from './planned-product.ts';
import { planFileWords as words } from './words.ts';

/** The tender text of a plan for Word: what is required, and one position with its values and quantity. The same plan gives the same bytes. */
export function planTenderDocument(planned: PlannedProduct): Promise<Uint8Array> {
  const { plan, values, address, company } = planned;
  const { position, quantity } = plannedPosition(planned);
  const surface = surfaceText(planned);
  return tenderFile({
    title: `${words.tender} ${planTitle(planned)}`,
    lead: words.lead,
    code: address,
    date: words.date,
    company,
    children: [
      subheading('110', words.values),
      lines([...valueTexts(plan, values), ...(surface ? [`${words.surface}: ${surface}`] : [])]),
      subheading('120', words.quantities),
      lines([...quantityTexts(quantitiesOf(plan, values)), densityText]),
      subheading('130', words.checks),
      lines(checkTexts(planned)),
      subheading('140', tenderWords.requirements),
      requirementTable(plannedRequirements(planned)),
      ...positionParts(position, '150', quantity),
    ],
  });
}

const lines = (texts: readonly string[]) =>
  ruledTable(
    texts.map((text) => [text]),
    { columns: [1] },
  );
