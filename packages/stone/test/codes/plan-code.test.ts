import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, doubled, speltInBase32 } from '../../codes/base32.ts';
import { findPlans, parsePlanCode, planCode } from '../../codes/plan-code.ts';
import { initialValues, type Plan, type Values } from '../../plans/define-plan.ts';
import { readPlan } from '../../plans/read-plan.ts';
import { plans } from '../../products/all-products.ts';
import { anyValues } from '../plans/any-values.ts';
import { SEED } from '../seed.ts';

const all = Object.values(plans);
/** The values that plans began with when these codes were given out: pavings then had joints of 8 mm. */
const begins = (plan: Plan): Values => ({ ...initialValues(plan), ...(plan.number === 0 && { joint: 8 }) });

it.each([
  ['outdoorPaving', 'PL-10RN-2GS1-W38K-20GQ-Q1GT-FBK'],
  ['outdoorStairs', 'PL-13YN-1NAG-5J3R-25GV-4X7'],
] as const)('keeps what a code of %s meant before its plan had more parameters', (page, code) => {
  expect(readPlan(plans[page], code)).toEqual({ values: begins(plans[page]), state: 'changed' });
});

it.each(all)('the code of a plan of $page gives the same values back', (plan) => {
  assert(
    property(anyValues(plan), (values) => {
      const code = planCode(plan, values);
      expect(readPlan(plan, code)).toEqual({ values, state: 'complete' });
      expect(findPlans(`Plan ${code}, bitte.`)).toEqual([{ ...parsePlanCode(code), code }]);
      expect(parsePlanCode(code)?.product).toBe(plan.number);
    }),
    { seed: SEED },
  );
});

// Codes are in orders, links and on paper: they stay as they were given out.
it.each([
  ['outdoorPaving', 'PL-10RN-2GS1-W38K-20GQ-Q1GT-F200-2V'],
  ['flooring', 'PL-11RN-2RN2-Y135-0RRK-1GTF-G5R2-JT'],
  ['facades', 'PL-12RG-7MR3-G5G1-R2GA-GYY2-GQQ1-CK'],
  ['wallCladding', 'PL-150G-J3GS-1W38-R20G-MZ1G-X7BY'],
  ['outdoorStairs', 'PL-13YN-1NAG-5J3R-25GV-400V-Z'],
  ['indoorStairs', 'PL-14GM-1TAJ-3Y1K-29GV-40G'],
  ['smallArchitecture', 'PL-16JW-1JW1-M6RG-717K'],
  ['windowSills', 'PL-17GV-4RCR-2CJ3-5149'],
  ['exposedConcrete', 'PL-181R-VBMW-9GAM-1A4F-W'],
] as const)('the code of a plan of %s as it began is %s', (page, code) => {
  expect(planCode(plans[page], begins(plans[page]))).toBe(code);
});

it('a code without what was asked later means its initial value; with it, that is in the code', () => {
  const { outdoorPaving: plan } = plans;
  const values = { ...initialValues(plan), load: 1 };
  const older = planCode(plan, values);
  expect(readPlan(plan, older)).toEqual({ values, state: 'complete' });
  const inMortar = { ...values, bedding: 2, mortarBed: 45 };
  expect(planCode(plan, inMortar).length).toBeGreaterThan(older.length);
  expect(readPlan(plan, planCode(plan, inMortar))).toEqual({ values: inMortar, state: 'complete' });
});

it('what was asked later is at the end of each plan', () => {
  for (const plan of Object.values(plans)) {
    const later = Object.values(plan.parameters).map(({ isLater = false }) => isLater);
    expect(later, String(plan.number)).toEqual(later.toSorted((a, b) => Number(a) - Number(b)));
  }
});

/** A code of these digits with their check digits: version, product, then numbers in digits of four bits, 16 added where another follows. */
const codeOf = (digits: readonly number[]) =>
  `PL-${speltInBase32([...digits, checkDigit(digits), checkDigit(digits, (value) => doubled(doubled(value)))])}`;

describe('a code with right check digits', () => {
  it.each([
    ['no version', [0, 3, 7]],
    ['a number with a zero in front', [1, 3, 17, 0]],
    ['the first number of 21 bits', [1, 3, 16, 16, 16, 16, 16, 1]],
  ])('but %s is no plan', (_, digits) => expect(parsePlanCode(codeOf(digits))).toBeUndefined());

  it('is none with other signs before or behind it', () => {
    const code = planCode(plans.smallArchitecture, initialValues(plans.smallArchitecture));
    expect(code).toMatch(/-\w{4}$/u);
    for (const text of [`X${code}`, `${code}!`, `${code} und`]) expect(parsePlanCode(text)).toBeUndefined();
    for (const text of [`X${code}`, `${code}X`, `${code}-X`]) expect(findPlans(text)).toEqual([]);
    expect(findPlans(`(${code})`)).toHaveLength(1);
  });
});

describe('an address', () => {
  const { outdoorStairs, windowSills } = plans;
  const initial = initialValues(outdoorStairs);

  it('of another product is wrong', () =>
    expect(readPlan(outdoorStairs, planCode(windowSills, initialValues(windowSills)))).toEqual({
      values: initial,
      state: 'wrong',
    }));

  // The last two: with either check digit wrong.
  const none = ['', 'PL-0', 'PL-13YN-1NAG-5J3R-25GV-4X8', 'PL-13YN-1NAG-5J3R-25GV-4W7'];
  it.each(none)('«%s» is no plan', (text) => expect(parsePlanCode(text)).toBeUndefined());

  it('forgives how a code is typed', () =>
    expect(parsePlanCode(' pl 13yn inag5j3r-25gv-4x7 ')).toEqual(parsePlanCode('PL-13YN-1NAG-5J3R-25GV-4X7')));
});
