import { valueTexts } from '../plans/figures.ts';
import { densityText, quantitiesOf, quantityTexts } from '../plans/quantities.ts';
import { tenderWords } from '../tender/words.ts';
import {
  checkTexts,
  fieldText,
  plannedPosition,
  plannedRequirements,
  planTitle,
  surfaceText,
  type PlannedProduct,
} from './planned-product.ts';
import { planFileWords as words } from './words.ts';

/** The tender text without a layout, to be pasted into any program. */
export function planTenderText(planned: PlannedProduct): string {
  const { position, quantity } = plannedPosition(planned);
  const surface = surfaceText(planned);
  const blocks = [
    [`${words.tender} ${planTitle(planned)}`, planned.company.name, planned.address],
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
      ...position.fields.map((field) => `${field.label}: ${fieldText(field)}`),
      `${tenderWords.quantity}: ${quantity} ${position.unit}`,
    ],
    [words.lead],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
