import { assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan, isPermitted, permittedValues } from '../../../shared/planner/check-plan.ts';
import { initialValues, type LaidPiece, type Parameter, type Values } from '../../../shared/planner/define-plan.ts';
import { valueTexts } from '../../../shared/planner/figures.ts';
import { plans } from '../../../shared/products/all-products.ts';
import { GLUED } from '../../../shared/products/wall-cladding/plan.ts';
import { BULK_DENSITY, LOAD_PER_PERSON, quantitiesOf, quantityTexts } from '../../../shared/planner/quantities.ts';
import { layingMethods, pavingLayers } from '../../../web/content/laying.ts';
import { products, tenderPositionsOf } from '../../../web/content/products.ts';
import { anyValues, buildableValues } from './any-values.ts';

const PER_UNIT: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const numbersIn = (text: string, unit = '') => (text.match(/\d+(?:\.\d+)?/gu) ?? []).map((number) => Math.round(Number(number) * (PER_UNIT[unit] ?? NaN)));

/** The range of a parameter, or its first and last option. */
const rangeOf = (parameter: Parameter) => (parameter.kind === 'choice' ? [parameter.options[0], parameter.options.at(-1)] : [parameter.least, parameter.most]);

/** The range that a row of a table gives to a parameter; an upper limit leaves the lower one to the plan, and may be one of several. */
function rangeIn({ value, unit }: { readonly value: string; readonly unit?: string }, parameter: Parameter) {
  if (parameter.kind === 'choice') return value.split(/–| oder /u);
  const numbers = numbersIn(value, unit);
  return value.startsWith('bis ') ? [parameter.least, numbers.find((number) => number === parameter.most)] : numbers;
}

const endsOf = (parameter: Parameter) => (parameter.kind === 'number' ? [parameter.least, parameter.most] : parameter.options.map((_, index) => index));

const changedValues = (page: keyof typeof plans, changed: Values = {}) => ({ ...initialValues(plans[page]), ...changed });
const volumeOf = (page: keyof typeof plans, changed: Values = {}) => quantitiesOf(plans[page], changedValues(page, changed)).pieces[0]?.volume ?? NaN;

describe.each(products)('the plan of $page', ({ page, facts }) => {
  const plan = plans[page];
  const parameters = Object.entries(plan.parameters);

  it('takes the ranges of the technical table and of the laying data', () => {
    for (const [, parameter] of parameters) {
      const { label, source, fact } = parameter;
      expect(source === 'Technische Daten' || source === 'Verlegung', label).toBe(fact !== undefined);
      if (fact === undefined) continue;
      const layer = [...layingMethods, ...pavingLayers].find(({ title }) => title === fact);
      const row = source === 'Verlegung' ? layer && { value: layer.thickness, unit: layer.unit } : facts.find((candidate) => candidate.label === fact);
      expect(row, label).toBeDefined();
      expect(rangeOf(parameter), label).toEqual(row && rangeIn(row, parameter));
    }
  });

  it('begins with values that can be made, and with the examples of the technical table', () => {
    expect(checkPlan(plan, initialValues(plan))).toEqual([]);
    const examples = facts.flatMap(({ label, example, unit }) =>
      parameters.flatMap(([, parameter]) => (example !== undefined && parameter.fact === label ? [{ parameter, example, unit }] : [])),
    );
    for (const { parameter, example, unit } of examples) {
      const shown = parameter.kind === 'choice' ? parameter.options[parameter.initial] : parameter.initial;
      expect(shown).toBe(parameter.kind === 'choice' ? example : numbersIn(example, unit)[0]);
    }
  });

  it('offers both ends of each range, and the initial value, on its steps', () => {
    for (const [, parameter] of parameters) {
      const offered = parameter.kind === 'number' ? [parameter.initial, parameter.least, parameter.most] : [parameter.initial];
      expect(offered.filter((value) => !isPermitted(parameter, value)), parameter.label).toEqual([]);
    }
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
      parameters.flatMap(([other, second]) => endsOf(first).flatMap((a) => endsOf(second).map((b) => ({ ...initialValues(plan), [one]: a, [other]: b })))),
    );
    const unsolved = pairs.filter((values) => {
      const [finding, ...others] = checkPlan(plan, values);
      return finding && others.length === 0 && !finding.nearest;
    });
    expect(unsolved).toEqual([]);
  });

  it('brings anything into the ranges', () => {
    assert(
      property(record(Object.fromEntries(parameters.map(([name]) => [name, double()]))), (values) => {
        const permitted = permittedValues(plan, values);
        for (const [name, parameter] of parameters) expect(isPermitted(parameter, permitted[name]), `${name} ${permitted[name]}`).toBe(true);
      }),
    );
  });

  it('weighs and counts as an independent calculation does', () => {
    assert(
      property(buildableValues(plan), (values) => {
        const { pieces, count, volume, weight, heaviest, carriers } = quantitiesOf(plan, values);
        let [pieceSum, volumeSum, greatest] = [0, 0, 0];
        for (const piece of pieces) {
          expect(piece.volume).toBeGreaterThan(0);
          expect(piece.volume).toBeLessThanOrEqual((piece.length * piece.width * piece.height) / 1e9 + 1e-9);
          pieceSum += piece.count;
          volumeSum += piece.count * piece.volume;
          greatest = Math.max(greatest, piece.volume * BULK_DENSITY);
        }
        expect(count).toBe(pieceSum);
        expect(volume).toBeCloseTo(volumeSum, 9);
        expect(weight).toBeCloseTo(volumeSum * BULK_DENSITY, 6);
        expect(heaviest.weight).toBeCloseTo(greatest, 9);
        expect(carriers * LOAD_PER_PERSON).toBeGreaterThanOrEqual(greatest - 1e-9);
        expect((carriers - 1) * LOAD_PER_PERSON).toBeLessThan(Math.max(greatest, 1e-9));
      }),
    );
  });

  it('covers its field without overlaps: pieces and joints make the area', () => {
    const { laying } = plan;
    if (!laying) return;
    assert(
      property(buildableValues(plan), (values) => {
        const field = laying(values);
        const joint = values.joint ?? 0;
        for (const { x, y, width, height } of field.pieces) {
          expect(x >= 0 && y >= 0 && width > 0 && height > 0).toBe(true);
          expect(x + width).toBeLessThanOrEqual(field.width);
          expect(y + height).toBeLessThanOrEqual(field.height);
        }
        for (const row of Object.values(Object.groupBy(field.pieces, ({ y }) => y))) {
          const inOrder = (row ?? []).toSorted((a, b) => a.x - b.x);
          for (const [index, piece] of inOrder.slice(1).entries()) {
            const before = inOrder[index] as LaidPiece;
            expect(piece.x - before.x - before.width).toBe(joint);
          }
        }
        expect(field.pieces.filter(({ isCut }) => !isCut).every(({ width, height }) => width === values.length && height === (values.height ?? values.width))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('fills in a position that the tender text of the product has', () => {
    assert(
      property(buildableValues(plan), (values) => {
        const { title, quantity, fields } = plan.tender(values);
        const position = tenderPositionsOf(page).find((candidate) => candidate.title === title);
        expect(position).toBeDefined();
        expect(Object.keys(fields).filter((label) => !position?.fields.some((field) => field.label === label))).toEqual([]);
        expect(quantity).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the volumes of profiles', () => {
  it('an angle step is its tread, and its leg below', () => {
    // The tread 350 × 80, the leg 80 wide below it, with 1.5 % of fall and a chamfer of 5 mm.
    const legHeight = 165 - 5 - 50 * 0.015 - 80;
    const section = 350 * 80 + 80 * legHeight + (80 * 80 * 0.015) / 2 - (5 * (5 + 5 * 0.015)) / 2;
    expect(volumeOf('outdoorStairs')).toBeCloseTo((section * 1200) / 1e9, 6);
  });

  it('a tread is a box without its chamfer', () => {
    expect(volumeOf('indoorStairs')).toBeCloseTo(((320 * 50 - 4.5) * 1200) / 1e9, 9);
  });

  it('a sill is a wedge on a box, without the drip edge and the chamfer', () => {
    const section = 200 * 40 + (197 * 10) / 2 - 12 * 10 - (3 * 3) / 2;
    expect(volumeOf('windowSills')).toBeCloseTo((section * 1200) / 1e9, 6);
  });

  it('a wall slab is a box without four chamfers', () => {
    expect(volumeOf('exposedConcrete')).toBeCloseTo((3000 * 2500 * 160 - 4 * 50 * 2500) / 1e9, 9);
  });

  it('a bench gets heavier with each of its measures', () => {
    for (const [name, value] of [['height', 500], ['width', 500], ['thickness', 120], ['length', 2000]] as const) {
      expect(volumeOf('smallArchitecture', { [name]: value })).toBeGreaterThan(volumeOf('smallArchitecture'));
    }
  });
});

/** The air gap behind cladding, as files and requests name it. */
const gapsOf = (fixing: number) => valueTexts(plans.wallCladding, changedValues('wallCladding', { fixing })).filter((text) => text.startsWith('Luftraum'));

describe('a plan in words', () => {
  it('names lengths to the millimetre', () => {
    const texts = quantityTexts(quantitiesOf(plans.outdoorStairs, changedValues('outdoorStairs', { bearing: 45 })));
    expect(texts).toContain('Auftritt 0.305\u00a0m');
    expect(texts).toContain('Höhe des Laufs 0.825\u00a0m');
  });

  it('names the air gap of slabs on anchors, and none behind glued ones', () => {
    expect(gapsOf(0)).toEqual(['Luftraum 40\u00a0mm']);
    expect(gapsOf(GLUED)).toEqual([]);
  });
});

describe('the step rule', () => {
  it('refuses a stair that is too short in the step, and offers the nearest', () => {
    const [finding, ...others] = checkPlan(plans.outdoorStairs, { ...initialValues(plans.outdoorStairs), width: 300, rise: 150, bearing: 80 });
    expect(others).toEqual([]);
    expect(finding?.text).toContain('ergeben 52\u00a0cm');
    expect(finding?.nearest).toMatchObject({ bearing: 80 });
  });

  it.each([[165, 300, true], [150, 300, true], [180, 300, true], [150, 290, false], [180, 310, false]])('rise %i and tread %i: %s', (rise, tread, isKept) => {
    const values = { ...initialValues(plans.outdoorStairs), rise, width: tread + 50 };
    expect(checkPlan(plans.outdoorStairs, values).length === 0).toBe(isKept);
  });
});
