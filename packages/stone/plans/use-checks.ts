import { finishNames, type FinishId } from '../codes/materials.ts';
import { finishWords, isSuited, places, SLIP_UNPROVEN, testedSlip } from '../facts/uses.ts';
import type { Check, Plan, Values } from './define-plan.ts';
import { valueText } from './figures.ts';

/** What the table of use says of the finish of a plan, and what its place asks for. */
export function useChecks(plan: Plan, values: Values, finish: FinishId | undefined): readonly Check[] {
  const place = places[plan.place(values)];
  return [
    ...(finish ? [finishCheck(plan, values, finish)] : []),
    ...(place.isWalkedOn ? [slipCheck(plan, values, finish)] : []),
    ...(place.isSalted ? [SALT] : []),
  ];
}

function finishCheck(plan: Plan, values: Values, finish: FinishId): Check {
  const place = plan.place(values);
  const isOpen = !isSuited(plan.product, place, finish);
  const { name } = places[place];
  return {
    label: 'Bearbeitung',
    text: isOpen
      ? `${finishNames[finish]} ist ${name} nicht vorgesehen, vorgesehen ist ${finishWords(plan.product, place)}`
      : `${finishNames[finish]} ist ${name} vorgesehen`,
    isOpen,
    source: 'Oberflächen',
  };
}

/** No test report says which finish reaches which class. */
function slipCheck({ parameters: { slip } }: Plan, values: Values, finish: FinishId | undefined): Check {
  const asked = slip && valueText(slip, values['slip'] ?? 0);
  const isTested = asked === undefined || testedSlip.some((tested) => tested === asked);
  const untested = `für ${asked} liegt kein Prüfergebnis vor, nur für ${testedSlip[0]} bis ${testedSlip.at(-1)}`;
  const of = [asked, finish ? finishNames[finish] : 'Bearbeitung offen'].filter(Boolean).join(', ');
  return {
    label: slip?.label ?? 'Rutschhemmung',
    text: `${of}; ${isTested ? '' : `${untested}; `}${SLIP_UNPROVEN}`,
    isOpen: true,
    source: slip ? 'Technische Daten' : 'Oberflächen',
  };
}

const SALT: Check = {
  label: 'Frost und Tausalz',
  text: 'Widerstand der Mischung belegen; Tausalz vor der Fertigung nennen',
  isOpen: true,
  source: 'Prüfergebnisse',
};
