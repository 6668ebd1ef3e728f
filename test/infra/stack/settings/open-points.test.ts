import { expect, it } from 'vitest';
import { openPoints } from '../../../../infra/stack/settings/open-points.ts';

it('lists each value that is not confirmed, with its file, name and beginning', () => {
  const firm = {
    name: { value: 'Muster', confirmed: false },
    city: 'Bern',
    street: { value: 'Gasse 1', confirmed: true },
    years: { value: { first: 1 }, confirmed: false },
    projects: [{ isExample: { value: true, confirmed: false } }],
  };
  expect(openPoints({ firm })).toEqual([
    { place: 'shared/owner/firm.ts name', text: '"Muster"' },
    { place: 'shared/owner/firm.ts years', text: '{"first":1}' },
    { place: 'shared/owner/firm.ts projects 0 isExample', text: 'true' },
  ]);
});
