import { expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { consultationLink } from '../../../web/layout/consultation-link.ts';

const entries = (link: string) => Object.fromEntries(new URL(link, 'https://site.example').searchParams);

const PLAN = '?plan=FA-1&rezept=MS-1&name=Haus%20Keller';

it.each([
  [paths.facades, '', 'produkte', 'Fassaden: '],
  [paths.facades, PLAN, 'produkte', `Fassaden, Plan:\n/produkte/fassaden${PLAN}#planer\n`],
  [paths.finishes, '?rezept=MS-1', 'bemusterung', 'Rezeptur:\n/technische-info/oberflaechen?rezept=MS-1#atelier\n'],
])('the consultation in the header brings along what is looked at: %s%s', (path, query, topic, message) => {
  expect(entries(consultationLink(path, query))).toMatchObject({ topic, message });
});

it.each([paths.home, paths.products, paths.contact])('is the plain form from %s', (path) => {
  expect(consultationLink(path, '?plan=FA-1&rezept=MS-1')).toBe(paths.consultation);
});
