import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../../../shared/stone/recipe.ts';
import { presets } from '../../../../web/content/atelier.ts';
import { layingMethods, pavingLayers } from '../../../../web/content/laying.ts';
import { checkPlan, isPermitted, permitted } from '../../../../web/stone/plans/check-plan.ts';
import { checksOf, checkText } from '../../../../web/stone/plans/checks.ts';
import {
  initialValues,
  length,
  type Parameter,
  type Plan,
  type Values,
} from '../../../../web/stone/plans/define-plan.ts';
import { valueTexts } from '../../../../web/stone/plans/figures.ts';
import {
  areaWeightText,
  LOAD_PER_PERSON,
  quantitiesOf,
  quantityTexts,
} from '../../../../web/stone/plans/quantities.ts';
import { keepsStepRule, stepRuleText } from '../../../../web/stone/plans/step-rule.ts';
import { plans } from '../../../../web/stone/products/all-products.ts';
import { products, tenderPositionsOf } from '../../../../web/stone/products/products.ts';
import { GLUED } from '../../../../web/stone/products/wall-cladding/plan.ts';
import { anyValues, forBuildable } from './any-values.ts';

const PER_UNIT: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const numbersIn = (text: string, unit = '') =>
  (text.match(/\d+(?:\.\d+)?/gu) ?? []).map((number) => Math.round(Number(number) * (PER_UNIT[unit] ?? NaN)));

/** The range of a parameter, or its first and last option. */
const rangeOf = (parameter: Parameter) =>
  parameter.kind === 'choice' ? [parameter.options[0], parameter.options.at(-1)] : [parameter.least, parameter.most];

/** The range that a row of a table gives to a parameter; an upper limit leaves the lower one to the plan, and may be one of several. */
function rangeIn({ value, unit }: { readonly value: string; readonly unit?: string }, parameter: Parameter) {
  if (parameter.kind === 'choice') return value.split(/–| oder /u);
  const numbers = numbersIn(value, unit);
  return value.startsWith('bis ') ? [parameter.least, numbers.find((number) => number === parameter.most)] : numbers;
}

const endsOf = (parameter: Parameter) =>
  parameter.kind === 'number' ? [parameter.least, parameter.most] : parameter.options.map((_, index) => index);

const changedValues = (page: keyof typeof plans, changed: Values = {}) => ({
  ...initialValues(plans[page]),
  ...changed,
});

describe.each(products)('the plan of $page', ({ page, facts, finishes }) => {
  const plan = plans[page];
  const parameters = Object.entries(plan.parameters);

  it('takes the ranges of the technical table and of the laying data', () => {
    for (const [, parameter] of parameters) {
      const { label, source, fact } = parameter;
      expect(source === 'Technische Daten' || source === 'Verlegung', label).toBe(fact !== undefined);
      if (fact === undefined) continue;
      const layer = [...layingMethods, ...pavingLayers].find(({ title }) => title === fact);
      const row =
        source === 'Verlegung'
          ? layer && { value: layer.thickness, unit: layer.unit }
          : facts.find((candidate) => candidate.label === fact);
      expect(row, label).toBeDefined();
      expect(rangeOf(parameter), label).toEqual(row && rangeIn(row, parameter));
    }
  });

  it('begins with values that can be made, and with the examples of the technical table', () => {
    expect(checkPlan(plan, initialValues(plan))).toEqual([]);
    const examples = facts.flatMap(({ label, example, unit }) =>
      parameters.flatMap(([, parameter]) =>
        example !== undefined && parameter.fact === label ? [{ parameter, example, unit }] : [],
      ),
    );
    for (const { parameter, example, unit } of examples) {
      const shown = parameter.kind === 'choice' ? parameter.options[parameter.initial] : parameter.initial;
      expect(shown).toBe(parameter.kind === 'choice' ? example : numbersIn(example, unit)[0]);
    }
  });

  it('offers the finishes of the product', () => {
    const { finish } = plan.parameters;
    const offered = finish?.kind === 'choice' ? finish.finishes : finishes;
    expect(offered).toEqual(finishes);
  });

  it('offers both ends of each range on its steps', () => {
    for (const [, parameter] of parameters)
      expect(endsOf(parameter).every((value) => isPermitted(parameter, value))).toBe(true);
  });

  it('accepts every combination that can be made, or names the nearest one', () => {
    assert(
      property(anyValues(plan), (values) => {
        for (const { text, nearest, nearestTexts } of checkPlan(plan, values)) {
          expect(text).not.toMatch(/NaN|undefined/u);
          expect(nearest ? checkPlan(plan, nearest) : []).toEqual([]);
          expect(nearestTexts.length > 0).toBe(nearest !== undefined);
        }
      }),
    );
  });

  it('finds nearest values for the extremes of any two parameters', () => {
    const pairs = parameters.flatMap(([one, first]) =>
      parameters.flatMap(([other, second]) =>
        endsOf(first).flatMap((a) => endsOf(second).map((b) => ({ ...initialValues(plan), [one]: a, [other]: b }))),
      ),
    );
    expect(pairs.filter((values) => checkPlan(plan, values).some(({ nearest }) => !nearest))).toEqual([]);
  });

  it('names the heaviest piece, and how many carry it', () =>
    forBuildable(plan, 100, (values) => {
      const { pieces, heaviest, carriers } = quantitiesOf(plan, values);
      expect(heaviest.weight).toBe(Math.max(...pieces.map(({ weight }) => weight)));
      expect(carriers * LOAD_PER_PERSON).toBeGreaterThanOrEqual(heaviest.weight);
      expect((carriers - 1) * LOAD_PER_PERSON).toBeLessThan(heaviest.weight);
    }));

  it('fills in a position that the tender text of the product has', () =>
    forBuildable(plan, 100, (values) => {
      const { title, quantity, fields } = plan.tender(values, quantitiesOf(plan, values));
      const position = tenderPositionsOf(page).find((candidate) => candidate.title === title);
      expect(position).toBeDefined();
      expect(position?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(Object.keys(fields)));
      expect(quantity).toBeGreaterThan(0);
    }));
});

describe('a plan in words', () => {
  it('names lengths to the millimetre', () => {
    const texts = quantityTexts(quantitiesOf(plans.outdoorStairs, changedValues('outdoorStairs', { bearing: 55 })));
    expect(texts).toContain('Auftritt 0.295\u00a0m');
    expect(texts).toContain('Höhe des Laufs 0.825\u00a0m');
  });

  it('names the air gap of slabs on anchors, and none behind glued ones', () => {
    const [anchored, glued] = [0, GLUED].map((fixing) =>
      valueTexts(plans.wallCladding, changedValues('wallCladding', { fixing })).join(),
    );
    expect(anchored).toContain('Luftraum 40\u00a0mm');
    expect(glued).not.toContain('Luftraum');
  });
});

const HEIGHT = length({ label: 'Höhe', unit: 'mm', least: 10, most: 33, step: 5, initial: 15, source: 'Annahme' });
const KIND: Parameter = { kind: 'choice', label: 'Art', options: ['', ''], initial: 1, source: 'Annahme' };

describe('a value', () => {
  it('is permitted in its range, ends included, and on a step of it; a choice by its place', () => {
    expect([0, 5, 10, 12, 15, 30, 33, 35].filter((value) => isPermitted(HEIGHT, value))).toEqual([10, 15, 30]);
    expect([-1, 0, 0.5, 1, 2].filter((value) => isPermitted(KIND, value))).toEqual([0, 1]);
  });

  it.each([
    [HEIGHT, [9, 17, 18, 33, NaN], [10, 15, 20, 30, 15]],
    [KIND, [0, 2, NaN], [0, 1, 1]],
  ])('that is not is replaced by the nearest one, without one by the initial: $label', (parameter, values, nearest) => {
    expect(values.map((value) => permitted(parameter, value))).toEqual(nearest);
  });
});

it('an area of stone weighs 2.4 kg for each millimetre and square metre', () => {
  expect(areaWeightText(60)).toBe('144\u00a0kg/m²');
});

it.each([
  ['what the rule adjusts does not help', 'length'],
  ['a change of kind would be the larger one', 'kind', 'height'],
])('another height is proposed where %s', (_, ...adjusts) => {
  const plan: Plan = {
    ...plans.flooring,
    parameters: { length: { ...HEIGHT, label: 'Länge' }, kind: KIND, height: HEIGHT },
    rules: [{ source: 'Annahme', adjusts, holds: ({ height, kind }) => height === 20 || kind === 0, says: () => '' }],
  };
  expect(checkPlan(plan, { length: 10, height: 10, kind: 1 })[0]?.nearestTexts).toEqual(['Höhe 20\u00a0mm']);
});

it('a stair off the rule of steps has steps that get too short or too long', () => {
  expect(keepsStepRule(165, 300) && keepsStepRule(150, 300) && keepsStepRule(150, 360)).toBe(true);
  expect(keepsStepRule(150, 299) || keepsStepRule(150, 361)).toBe(false);
  expect(stepRuleText(150, 280).replaceAll('\u00a0', ' ')).toBe(
    'Zwei Steigungen von 15 cm und ein Auftritt von 28 cm ergeben 58 cm. Nach der Schrittmassregel sind es 63 ± 3 cm: Die Schritte werden zu kurz.',
  );
  expect(stepRuleText(180, 350)).toMatch(/ergeben 71.cm\..*: Die Schritte werden zu lang\.$/u);
});

/** What is open of a plan, by its labels. */
const openOf = (page: keyof typeof plans, changed: Values = {}) => {
  const values = changedValues(page, changed);
  return checksOf(plans[page], values, quantitiesOf(plans[page], values)).flatMap((check) =>
    check.isOpen ? [checkText(check)] : [],
  );
};

const COARSE: Recipe = { ...presets[0].recipe, aggregates: [{ stone: 'marmorWeiss', band: 'grob', share: 40 }] };

describe('what is to be clarified', () => {
  it('is a floor of cut slabs only, with the length that would leave some whole', () => {
    expect(openOf('flooring', { length: 900, fieldLength: 1000 })).toContain(
      'Zuschnitt: weniger Passstücke mit Plattenlänge 700\u00a0mm: zu klären (Faustregel, Passstücke mindestens ein Drittel)',
    );
  });

  it('is a handrail from five steps, with its standard', () => {
    const handrail = 'Handlauf und Geländer: 5 Steigungen, Handlauf vorsehen: zu klären (SIA\u00a0358)';
    expect(openOf('indoorStairs', { steps: 5 })).toContain(handrail);
    expect(openOf('indoorStairs', { steps: 4 }).join()).not.toContain('SIA\u00a0358');
  });

  it.each<[keyof typeof plans, ...(readonly string[])]>([
    ['facades', 'Flächengewicht', 'Befestigung', 'Heben'],
    ['windowSills'],
    ['flooring', 'Flächengewicht'],
    ['outdoorPaving', 'Rutschhemmung'],
    ['indoorStairs', 'Handlauf und Geländer', 'Hindernisfreiheit'],
    ['outdoorStairs', 'Handlauf und Geländer', 'Hindernisfreiheit', 'Rutschhemmung', 'Heben'],
    ['wallCladding', 'Flächengewicht', 'Befestigung'],
    ['smallArchitecture', 'Fundation', 'Heben'],
    ['exposedConcrete', 'Bemessung', 'Heben'],
  ])('of %s as it begins is %j', (page, ...labels) => {
    expect(openOf(page).map((text) => text.split(':')[0])).toEqual(labels);
  });

  it('is the value of a class in a finish, and a load of vehicles', () => {
    const open = openOf('outdoorPaving', { slip: 2, finish: 3, load: 1 });
    expect(open.join()).toMatch(/Verkehrslast: befahren.*R11, gewaschen: Prüfwert anfragen/u);
    expect(openOf('outdoorPaving').join()).not.toContain('Verkehrslast');
  });

  it.each([
    [48, false, '48\u00a0mm'],
    [47, true, '47\u00a0mm: aus dem Block gesägt'],
  ])('is a grain of 16 mm where the thinnest piece has %i mm: %s', (thickness, isOpen, words) => {
    const values = initialValues(plans.flooring);
    const quantities = quantitiesOf(plans.flooring, values);
    const [piece] = quantities.pieces;
    const pieces = piece ? [100, thickness].map((height) => ({ ...piece, height })) : [];
    const checks = checksOf(plans.flooring, values, { ...quantities, pieces }, COARSE);
    const text = `bis 16\u00a0mm, dünnstes Stück ${words}`;
    expect(checks).toContainEqual(expect.objectContaining({ label: 'Korn', isOpen, text }));
  });
});

describe('tender presets', () => {
  it('of stairs are the step that is planned, not a block step, which is as thick as it is high', () => {
    const [position] = tenderPositionsOf('outdoorStairs');
    const values = changedValues('outdoorStairs');
    const planned = plans.outdoorStairs.tender(values, quantitiesOf(plans.outdoorStairs, values));
    const preset = position?.fields.find(({ label }) => label === 'Stufenart')?.preset;
    expect(preset).toBe(planned.fields['Stufenart']);
  });

  it('leave slabs outdoors within the metre of EN 1339', () => {
    const { parameters } = plans.outdoorPaving;
    for (const side of [parameters.length, parameters.width])
      expect(side?.kind === 'number' && side.most).toBeLessThanOrEqual(1000);
  });
});

describe('glued cladding', () => {
  it('of 184 kg a piece and 4 m height asks for mechanical fixing', () => {
    const heavy = { fixing: GLUED, length: 1200, height: 800, thickness: 80, fieldHeight: 4000 };
    const findings = checkPlan(plans.wallCladding, changedValues('wallCladding', heavy));
    expect(findings.map(({ text }) => text).join()).toMatch(/184\.3.kg.*4.m hoch/u);
    for (const { nearest } of findings) expect(nearest).toMatchObject({ ...heavy, fixing: 0 });
  });
});

describe('the step rule', () => {
  it('broken together with another rule, has one solution for both', () => {
    const values = changedValues('outdoorStairs', { width: 300, rise: 150, thickness: 60, length: 2000 });
    const findings = checkPlan(plans.outdoorStairs, values);
    expect(findings).toHaveLength(2);
    for (const { nearest } of findings) expect(nearest).toEqual({ ...values, width: 350, length: 1500 });
  });
});
