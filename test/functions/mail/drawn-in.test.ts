import { planCode } from '@works/stone/codes/plan-code';
import { projectText, readProject } from '@works/stone/codes/project';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import { expect, it } from 'vitest';
import { drawnIn } from '../../../functions/mail/drawn-in.ts';
import { projectPath, recipePath } from '../../../shared/stone-addresses.ts';

const [plan = '', other = ''] = Object.values(plans).map((one) => planCode(one, initialValues(one)));
const SURFACE = 'MS-5889-606J-QJ3E-16';

it('a project is found in a message, with its plans in their surfaces, and nothing else of the message', () => {
  const project = `${plan}.${SURFACE}_${other}`;
  const [sheet, first, second] = drawnIn(`Guten Tag\n${projectPath(project)}_%3Cscript%3E.\n${projectPath('X')}`);
  expect(sheet).toEqual({ code: 'Projektblatt', path: projectPath(project) });
  expect(first?.path).toContain(`plan=${plan}&rezept=${SURFACE}#`);
  expect(second?.path).toContain(`plan=${other}#`);
  expect(drawnIn(`Werkstein-Atelier ${SURFACE}: Granit`)).toEqual([{ code: SURFACE, path: recipePath(SURFACE) }]);
});

it('names that were given to a project and its entries are in no path of the mail', () => {
  const named = projectText(
    readProject(`${plan}.${SURFACE}~Haus Müller, Terrasse_${other}~Süd`).entries,
    'Haus Müller',
  );
  const [sheet, first, second] = drawnIn(`Projektblatt\n${projectPath(named)}\n`);
  expect(sheet?.path).toBe(projectPath(`${plan}.${SURFACE}_${other}`));
  expect(first?.path).toContain(`plan=${plan}&rezept=${SURFACE}#`);
  expect(second?.path).toContain(`plan=${other}#`);
});
