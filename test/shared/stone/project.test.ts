import { array, assert, constantFrom, option, property } from 'fast-check';
import { expect, it } from 'vitest';
import { projectPath } from '../../../shared/stone/addresses.ts';
import { drawnIn } from '../../../shared/stone/drawn-in.ts';
import { planCode } from '../../../shared/stone/plan-code.ts';
import { entryId, MOST_ENTRIES, projectText, readProject } from '../../../shared/stone/project.ts';
import { initialValues } from '../../../web/stone/plans/define-plan.ts';
import { plans } from '../../../web/stone/products/all-products.ts';
import { anyRecipe } from '../../web/stone/stones/recipes.ts';

const codes = Object.values(plans).map((plan) => planCode(plan, initialValues(plan)));
const [plan = '', other = ''] = codes;
const SURFACE = 'MS-5889-606J-QJ3E-16';

it('gives back the entries of an address, each once and in their order', () => {
  const anyEntry = option(constantFrom(...codes), { nil: undefined }).chain((code) =>
    (code === undefined ? anyRecipe : option(anyRecipe, { nil: undefined })).map((recipe) => entryId(code, recipe)),
  );
  assert(
    property(array(anyEntry, { maxLength: MOST_ENTRIES }), (ids) => {
      const { entries } = readProject(ids.join('_'));
      expect(entries.map(({ id }) => id)).toEqual([...new Set(ids)]);
      expect(readProject(projectText(entries))).toEqual({ entries, isWhole: true });
    }),
  );
});

it.each([
  ['', [], true],
  ['PL-NICHTS', [], false],
  [`${plan}.${SURFACE}_X`, [`${plan}.${SURFACE}`], false],
  [`${plan}.`, [], false],
  [`${plan}.${SURFACE}.${SURFACE}`, [], false],
  [`${SURFACE}.${plan}`, [], false],
  [plan.toLowerCase(), [plan], true],
])('of «%s» reads what is right and says whether that is all', (text, ids, isWhole) => {
  const read = readProject(text);
  expect({ ids: read.entries.map(({ id }) => id), isWhole: read.isWhole }).toEqual({ ids, isWhole });
});

it('is found in a message, with its plans in their surfaces, and nothing else of the message', () => {
  const project = `${plan}.${SURFACE}_${other}`;
  const [sheet, first, second] = drawnIn(`Guten Tag\n${projectPath(project)}_%3Cscript%3E.\n${projectPath('X')}`);
  expect(sheet).toEqual({ code: 'Projektblatt', path: projectPath(project) });
  expect(first?.path).toContain(`plan=${plan}&rezept=${SURFACE}#`);
  expect(second?.path).toContain(`plan=${other}#`);
});
