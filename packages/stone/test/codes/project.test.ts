import { array, assert, constantFrom, option, property } from 'fast-check';
import { expect, it } from 'vitest';
import { planCode } from '../../codes/plan-code.ts';
import { entryId, MOST_ENTRIES, projectText, readProject } from '../../codes/project.ts';
import { initialValues } from '../../plans/define-plan.ts';
import { plans } from '../../products/all-products.ts';
import { anyRecipe } from '../stones/recipes.ts';

const codes = Object.values(plans).map((plan) => planCode(plan, initialValues(plan)));
const [plan = ''] = codes;
const SURFACE = 'MS-5889-606J-QJ3E-16';

it('gives back the entries of an address, each once and in their order', () => {
  const anyEntry = option(constantFrom(...codes), { nil: undefined }).chain((code) =>
    (code === undefined ? anyRecipe : option(anyRecipe, { nil: undefined })).map((recipe) => entryId(code, recipe)),
  );
  assert(
    property(array(anyEntry, { maxLength: MOST_ENTRIES }), (ids) => {
      const { entries } = readProject(ids.join('_'));
      expect(entries.map(({ id }) => id)).toEqual([...new Set(ids)]);
      expect(readProject(projectText(entries))).toEqual({ entries, isWhole: true, isTooLong: false });
    }),
  );
});

it.each([
  ['', [], true],
  ['PL-NICHTS', [], false],
  [`${plan}.${SURFACE}_X`, [`${plan}.${SURFACE}`], false],
  [plan.toLowerCase(), [plan], true],
])('of «%s» reads what is right and says whether that is all', (text, ids, isWhole) => {
  const read = readProject(text);
  expect({ ids: read.entries.map(({ id }) => id), isWhole: read.isWhole }).toEqual({ ids, isWhole });
});

it('keeps the names of a project and of its entries, on one line and without the signs between entries', () => {
  const text = projectText([{ id: plan, name: ' Haus_Keller,\n~Terrasse ' }, { id: SURFACE }], 'Haus Keller');
  expect(text).toBe(`~Haus Keller_${plan}~Haus Keller, Terrasse_${SURFACE}`);
  const { name, entries, isWhole } = readProject(text);
  expect([name, ...entries.map((entry) => entry.name)]).toEqual(['Haus Keller', 'Haus Keller, Terrasse', undefined]);
  expect(isWhole).toBe(true);
  expect(projectText(entries, name)).toBe(text);
});

it('an address with more entries than a sheet has says so, and is not called unreadable', () => {
  const { outdoorStairs } = plans;
  const many = Array.from({ length: MOST_ENTRIES + 2 }, (_, steps) =>
    planCode(outdoorStairs, { ...initialValues(outdoorStairs), steps: steps + 2 }),
  );
  const { entries, isWhole, isTooLong } = readProject(many.join('_'));
  expect([entries.length, isWhole, isTooLong]).toEqual([MOST_ENTRIES, true, true]);
  expect(readProject(many.slice(2).join('_')).isTooLong).toBe(false);
});
