import { bands, finishNames, type FinishId } from '../../../shared/stone/materials.ts';
import type { Recipe } from '../../../shared/stone/recipe.ts';
import { isBuildable } from './check-plan.ts';
import type { Check, ChoiceParameter, Plan, Quantities, Values } from './define-plan.ts';
import { figure, valueText } from './figures.ts';
import { LEAST_PART, spansOf } from './laying.ts';
import { LOAD_PER_PERSON, weightText } from './quantities.ts';

/** What an engineer asks of a plan beside its measures: answered, or left open, with its source. @param values that keep the rules */
export function checksOf(plan: Plan, values: Values, quantities: Quantities, recipe?: Recipe): readonly Check[] {
  const { heaviest, carriers } = quantities;
  return [
    ...(plan.checks?.(values, quantities) ?? []),
    ...slipChecks(plan, values),
    ...(recipe ? [grainCheck(plan, quantities, recipe)] : []),
    ...cuttingChecks(plan, values),
    {
      label: 'Heben',
      text: `schwerstes Stück ${weightText(heaviest.weight)}, ${carriers > 2 ? 'mit Hebezeug' : `${carriers === 1 ? 'eine Person' : 'zwei Personen'}`}`,
      isOpen: carriers > 2,
      source: `Faustregel ${LOAD_PER_PERSON}\u00a0kg je Person`,
    },
  ];
}

export const stateText = ({ isOpen }: Check): string => (isOpen ? 'zu klären' : 'in Ordnung');

export const checkText = (check: Check): string =>
  `${check.label}: ${check.text}: ${stateText(check)} (${check.source})`;

/** The choice of a finish; which options follow the first is appended only. */
export const finishChoice = (...finishes: readonly FinishId[]): ChoiceParameter => ({
  kind: 'choice',
  label: 'Bearbeitung',
  options: ['noch offen', ...finishes.map((finish) => finishNames[finish])],
  finishes,
  initial: 0,
  source: 'Annahme',
});

/** The finish that the plan itself names. */
export function finishOfPlan({ parameters }: Plan, values: Values): FinishId | undefined {
  const parameter = parameters['finish'];
  return parameter?.kind === 'choice' ? parameter.finishes?.[(values['finish'] ?? 0) - 1] : undefined;
}

/** The values with the finish of a recipe, where the plan asks for it. */
export function withFinish({ parameters }: Plan, values: Values, finish: FinishId | undefined): Values {
  const parameter = parameters['finish'];
  const index = finish && parameter?.kind === 'choice' ? (parameter.finishes?.indexOf(finish) ?? -1) : -1;
  return index < 0 ? values : { ...values, finish: index + 1 };
}

/** What a grain is cast in is at least so many times as thick. */
export const GRAIN_PART = 3;

/** The largest grain of a recipe, in millimetres. */
export const grainOf = ({ aggregates }: Recipe): number => Math.max(...aggregates.map(({ band }) => bands[band].toMm));

function grainCheck({ isSawn }: Plan, { pieces }: Quantities, recipe: Recipe): Check {
  const grain = grainOf(recipe);
  const thinnest = Math.min(...pieces.flatMap(({ length, width, height }) => [length, width, height]));
  const isCoarse = GRAIN_PART * grain > thinnest;
  return {
    label: 'Korn',
    text: `bis ${grain}\u00a0mm, dünnstes Stück ${figure(thinnest)}\u00a0mm${isCoarse && isSawn ? ': aus dem Block gesägt' : ''}`,
    isOpen: isCoarse,
    source: 'Faustregel, gegossen ist das Korn höchstens ein Drittel der Dicke',
  };
}

/** No test report says which finish reaches which class. */
function slipChecks(plan: Plan, values: Values): readonly Check[] {
  const { slip, finish } = plan.parameters;
  if (!slip || !finish) return [];
  const { slip: chosen = 0, finish: worked = 0 } = values;
  const named = finishOfPlan(plan, values) ? valueText(finish, worked) : 'Bearbeitung offen';
  return [
    {
      label: slip.label,
      text: `${valueText(slip, chosen)}, ${named}: Prüfwert anfragen`,
      isOpen: true,
      source: 'Technische Daten',
    },
  ];
}

/** Whether most pieces along a side are whole and none is too narrow. */
function isCutWell(along: number, piece: number, joint: number): boolean {
  const sizes = spansOf(along, piece, joint, [0]).flatMap((row) => row.map(({ size }) => size));
  const whole = sizes.filter((size) => size === piece).length;
  return along <= piece || (whole * 2 >= sizes.length && Math.min(...sizes) >= piece * LEAST_PART);
}

function cuttingChecks(plan: Plan, values: Values): readonly Check[] {
  const { field, joint } = plan.layout(values);
  if (!field) return [];
  const sides = [
    ['length', field.width],
    [plan.parameters['width'] ? 'width' : 'height', field.height],
  ] as const;
  const better = sides.flatMap(([name, along]) => {
    const parameter = plan.parameters[name];
    const size = values[name] ?? NaN;
    if (parameter?.kind !== 'number' || isCutWell(along, size, joint)) return [];
    const { least, most, step } = parameter;
    const [nearest] = Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step)
      .filter((other) => isCutWell(along, other, joint) && isBuildable(plan, { ...values, [name]: other }))
      .toSorted((a, b) => Math.abs(a - size) - Math.abs(b - size));
    return [`${parameter.label} ${nearest === undefined ? 'prüfen' : valueText(parameter, nearest)}`];
  });
  return [
    {
      label: 'Zuschnitt',
      text: better.length > 0 ? `weniger Passstücke mit ${better.join(', ')}` : 'die meisten Stücke bleiben ganz',
      isOpen: better.length > 0,
      source: 'Faustregel, Passstücke mindestens ein Drittel',
    },
  ];
}
