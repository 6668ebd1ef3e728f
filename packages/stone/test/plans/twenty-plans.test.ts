import { expect, it } from 'vitest';
import { checkPlan } from '../../plans/check-plan.ts';
import { initialValues } from '../../plans/define-plan.ts';
import { quantitiesOf, sumText, weightText } from '../../plans/quantities.ts';
import { plans } from '../../products/all-products.ts';
import type { ProductId } from '../../products/product-file.ts';

/**
 * Ordinary, odd and extreme plans: page, values that are not the initial ones, pieces of each size, sums in the order of the plan (of a
 * field: area, length of joints, cut pieces, anchors), weight of all and of the heaviest piece. Calculated by hand, or from the outlines of
 * the plan's DXF.
 */
const table = `
outdoorPaving | joint 8, fieldLength 8350, fieldWidth 4200 | 117 + 9 + 26 + 2 | 35.07 m², 136.02 m, 37 Stück | 4892.2 kg, 34.6 kg
outdoorPaving | length 300, width 200, joint 3, pattern 2, fieldLength 11950, fieldWidth 11850 | 2233 + 29 + 29 + 29 + 39 + 1 | 141.61 m², 1134.892 m, 127 Stück | 19’895.3 kg, 8.6 kg
flooring | pattern 1, fieldLength 1000, fieldWidth 1000 | 2 + 1 + 2 | 1 m², 2.384 m, 5 Stück | 71.4 kg, 21.5 kg
facades | fieldLength 37400, fieldHeight 9150 | 200 + 10 | 342.21 m², 513.72 m, 10 Stück, 840 Stück | 64’074.2 kg, 311 kg
wallCladding |  | 36 + 9 + 2 + 1 + 2 + 2 | 16 m², 49.904 m, 16 Stück | 2245.8 kg, 46.1 kg
wallCladding | pattern 1, length 1200, thickness 80, fieldLength 20000, fieldHeight 4000 | 144 + 16 + 9 + 1 | 80 m², 241.696 m, 26 Stück | 14’987 kg, 92.2 kg
outdoorStairs | steps 14, length 1800 | 14 | 0.3 m, 2.31 m, 2.315 m, 4.25 m, 7.65 m², 23.4 m | 1921 kg, 137.2 kg
outdoorStairs | width 400, rise 156, thickness 100, bearing 80, steps 18, length 2500 | 18 | 0.32 m, 2.808 m, 2.814 m, 5.84 m, 14.6 m², 42.5 m | 4717.8 kg, 262.1 kg
indoorStairs | steps 16, length 1100 | 16 + 1 + 15 | 0.293 m, 2.72 m, 2.72 m, 4.715 m, 5.19 m², 34.1 m | 848.7 kg, 42.2 kg
smallArchitecture | height 500, width 600, thickness 140, length 2950, count 7 | 7 | 12.39 m², 20.65 m | 7451.7 kg, 1064.5 kg
windowSills | length 3000, width 400, thickness 60, fall 8, drip 15, count 200 | 200 | 600 m, 240 m², 160 m | 43’553.5 kg, 217.8 kg
exposedConcrete | length 6000, height 3500, chamfer 12, joint 14, count 100 | 100 | 2100 m², 346.5 m | 806’158.1 kg, 8061.6 kg
`;

const plain = (texts: readonly string[]) => texts.join(', ').replaceAll('\u00a0', ' ');
const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [page = '', values = '', ...quantities] = line.split('|').map((cell) => cell.trim());
    const changed = values
      .split(', ')
      .filter(Boolean)
      .map((text) => text.split(' '));
    return [
      page as ProductId,
      Object.fromEntries(changed.map(([name, value]) => [name, Number(value)])),
      quantities,
    ] as const;
  });

it.each(rows)('%s with %o', (page, changed, quantities) => {
  const plan = plans[page];
  const values = { ...initialValues(plan), ...changed };
  expect(checkPlan(plan, values)).toEqual([]);
  const { pieces, sums, weight, heaviest } = quantitiesOf(plan, values);
  // All lengths are whole millimetres, but for a landing behind a tread with fall; areas are rounded in the table.
  for (const sum of sums)
    expect(sum.value).toBeCloseTo(
      Number.parseFloat(sumText(sum).replace('’', '')),
      sum.unit === 'm' && !sum.label.includes('Podest') ? 6 : 2,
    );
  expect([
    pieces.map(({ count }) => count).join(' + '),
    plain(sums.map(sumText)),
    plain([weight, heaviest.weight].map(weightText)),
  ]).toEqual(quantities);
});
