import { describe, expect, test } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { projects } from '../../shared/owner/projects.ts';
import { allPaths, pathOfForm, paths } from '../../shared/paths.ts';
import { legalLinks, navigation, serviceLinks, type NavigationItem } from '../../web/pages/navigation.ts';

/** Specification section 2, word for word. */
const SPECIFIED = `/ ; /ueber-uns ; /produkte ; /projekte ; /technische-info ; /mustermappe ; /beratung ; /vertrieb ; /kontakt ; /reklamation ; /impressum ; /datenschutz ; /produkte/aussenbelaege ; /produkte/bodenbelaege ; /produkte/fassaden ; /produkte/aussentreppen ; /produkte/innentreppen ; /produkte/mauerverkleidungen ; /produkte/kleinarchitektur ; /produkte/fensterbaenke ; /produkte/sichtbeton ; /produkte/downloads ; /technische-info/oberflaechen ; /technische-info/zertifikate ; /technische-info/verlegung ; /technische-info/reinigung ; /technische-info/downloads`;

const flat = (items: readonly NavigationItem[]): readonly NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);

test('the addresses of the site contain the 27 of the specification, and none twice', () => {
  expect(allPaths).toEqual(expect.arrayContaining(SPECIFIED.split(' ; ')));
  expect(new Set(allPaths).size).toBe(allPaths.length);
});

test('every form has a page, which is found by its id', () => {
  for (const { id } of allForms) expect(allPaths, id).toContain(pathOfForm(id));
  expect(pathOfForm('sample-folder')).toBe(paths.sampleFolder);
  expect(pathOfForm('to-string')).toBeUndefined();
});

describe('the navigation', () => {
  test('has the entries of the specification, in its order', () =>
    expect(navigation.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Start /',
      'Über uns /ueber-uns',
      'Produkte /produkte',
      ...(projects.length > 0 ? ['Projekte /projekte'] : []),
      'Technische Info /technische-info',
      'Mustermappe /mustermappe',
      'Vertrieb /vertrieb',
      'Kontakt /kontakt',
    ]));

  test('reaches every page, together with the footer', () => {
    const reached = flat([...navigation, ...serviceLinks, ...legalLinks]).map(({ href }) => href);
    // A company without projects has an empty page, to which nothing leads.
    const hidden: readonly string[] = projects.length > 0 ? [] : [paths.projects];
    expect(allPaths.filter((path) => !reached.includes(path))).toEqual(hidden);
  });
});
