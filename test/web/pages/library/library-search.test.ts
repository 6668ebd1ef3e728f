import { describe, expect, it, test } from 'vitest';
import { certificateOf } from '../../../../web/content/certificate-groups.ts';
import { countLine, documents } from '../../../../web/content/library.ts';
import { stems } from '../../../../web/generated/content-stems.ts';
import { findDocuments, findProductFiles, readFilter } from '../../../../web/pages/library/library-search.ts';

type Category = ReturnType<typeof readFilter>['category'];
const found = (search: string, category: Category = 'alle') =>
  findDocuments(documents, { search, category }, stems).map(({ id }) => id);
const foundFiles = (search: string, category: Category = 'alle') =>
  findProductFiles({ search, category }, stems).map(({ id }) => id);

/** The document about the product standards, if one of them is among the company's certificates. */
const documentOf = (standard: string) => (certificateOf(standard) ? ['zertifikate-produktnormen'] : []);
const NORMS = documentOf('sn-en-1339');

describe('the search of the library', () => {
  it('reads title, description and category first, then the content', () => {
    expect(found('Splittbett')[0]).toBe('verlegung-splittbett');
    expect(found('Hauswartung')).toEqual(['pflege-jahreslauf']);
    expect(found('Pflegehinweise').slice(0, 3)).toEqual(['pflege-oberflaechen', 'pflege-flecken', 'pflege-jahreslauf']);
    // Named in its description, and in the content of those that refer to the standard.
    expect(found('SN EN 1339')).toEqual([
      ...NORMS,
      'verlegung-splittbett',
      'verlegung-moertel-drainmoertel',
      'normen-uebersicht',
      'regeln-des-planers',
    ]);
    expect(found('A2-s1,d0')).toEqual(['technische-daten-produkte', 'normen-uebersicht']);
  });

  it('joins search and category with and', () => {
    expect(countLine(3, ' Frost ', 'pflege')).toBe('3 Dokumente gefunden für «Frost» in Pflegehinweise');
    expect(found('SN EN 1339', 'zertifikate')).toEqual(NORMS);
    expect(found('SN EN 1339', 'pflege')).toEqual([]);
    expect(found('', 'zertifikate')).toEqual(
      documents.filter(({ category }) => category === 'zertifikate').map(({ id }) => id),
    );
  });
});

it('finds product files by what they are about and by their format', () => {
  expect(foundFiles('Treppe')).toContain('datenblatt-treppen');
  expect(foundFiles('DWG')).toContain('detail-fassade');
});

test.each([
  ['daten', 'daten'],
  // As addresses had it before categories had ids.
  ['Technische+Datenbl%C3%A4tter', 'daten'],
  ['Normen+%26+Standards', 'normen'],
  ['Unsinn', 'alle'],
])('the address ?kategorie=%s shows the category %s', (address, category) => {
  expect(readFilter(`?kategorie=${address}`)).toEqual({ search: '', category });
});
