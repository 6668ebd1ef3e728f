import { company } from '../../../content/owner/company.ts';
import { planFileWords as words } from '../../../content/plan-files.ts';
import { tenderWords } from '../../../content/tender-texts.ts';
import { valueTexts } from '../../plans/figures.ts';
import { densityText, quantitiesOf, quantityTexts } from '../../plans/quantities.ts';
import {
  checkTexts,
  plannedPosition,
  plannedRequirements,
  surfaceText,
  type PlannedProduct,
} from './planned-product.ts';

/** The tender text without a layout, to be pasted into any program. */
export function planTenderText(planned: PlannedProduct): string {
  const { position, quantity } = plannedPosition(planned);
  const surface = surfaceText(planned);
  const blocks = [
    [`${words.tender} ${planned.product.name}`, company.name, planned.address],
    [words.values, ...valueTexts(planned.plan, planned.values), ...(surface ? [`${words.surface}: ${surface}`] : [])],
    [words.quantities, ...quantityTexts(quantitiesOf(planned.plan, planned.values)), densityText],
    [words.checks, ...checkTexts(planned)],
    [
      tenderWords.requirements,
      ...plannedRequirements(planned).map(([label, preset, permitted]) => `${label}: ${preset} (${permitted})`),
    ],
    [
      position.title,
      position.text,
      ...position.fields.map(({ label, preset, unit }) => `${label}: ${preset ?? `________ ${unit ?? ''}`.trim()}`),
      `${tenderWords.quantity}: ${quantity} ${position.unit}`,
    ],
    [words.lead],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
