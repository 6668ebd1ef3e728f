import { describe, expect, it, test } from 'vitest';
import { certificateOf } from '../../../../web/content/certificate-groups.ts';
import { documents } from '../../../../web/content/library.ts';
import { stems } from '../../../../web/generated/content-stems.ts';
import {
  everything,
  findDocuments,
  findProductFiles,
  readFilter,
  type LibraryFilter,
} from '../../../../web/pages/library/library-search.ts';

type Category = LibraryFilter['category'];
const found = (search: string, category: Category = everything.category) =>
  findDocuments(documents, { search, category }, stems).map(({ id }) => id);
const foundFiles = (search: string, category: Category = everything.category) =>
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

  it('searches titles and descriptions while the contents are not loaded', () => {
    const titled = findDocuments(documents, { search: 'Fleck', category: 'alle' }, {});
    expect(titled.map(({ id }) => id)).toEqual(['pflege-flecken']);
  });

  test.each([
    ['Fassade', 'technische-daten-produkte'],
    ['Terrazzo', 'oberflaechen-vergleich'],
    ['Gewicht', 'technische-daten-produkte'],
    ['reinigen', 'pflege-oberflaechen'],
    ['Graffiti', 'pflege-flecken'],
    ...documentOf('sn-en-1340').map((id) => ['Randstein', id] as [string, string]),
    ['rutschfest', 'pruefergebnisse'],
  ])('finds «%s» by synonyms and content', (search, expected) => {
    expect(found(search)).toContain(expected);
  });

  it('searches for words, not for their letters', () => {
    expect(found('Rost')).toContain('pflege-flecken');
    expect(found('Rost')).not.toContain('pruefergebnisse');
    expect(found('Feuer')).not.toContain('pflege-flecken');
  });

  test.each([
    ['case', 'TAUSALZ', 'tausalz'],
    ['blanks around and between', '  Flecken \t entfernen ', 'flecken entfernen'],
    ['umlauts without dots', 'Prufergebnisse', 'prüfergebnisse'],
    ['umlauts as two letters', 'Pruefergebnisse', 'prüfergebnisse'],
    ['umlauts put together from two signs', 'Pru\u0308fergebnisse', 'prüfergebnisse'],
    ['other accents', 'Fléckèn', 'flecken'],
    ['a hyphen for the dash of a range', 'R11-R13', 'R11–R13'],
    ['a plain blank for a no-break one', '65 N/mm²', '65\u00a0N/mm²'],
    ['ß for ss', 'Maße', 'Masse'],
    ['plural and case', 'Flecks', 'Flecken'],
    ['the umlaut of a plural', 'Belag', 'Beläge'],
    ['verb for noun', 'reinigen', 'Reinigung'],
    ['the words of a question', 'Wie entferne ich einen Fleck', 'entfernen Flecken'],
    ['words in another order', 'bettung ungebundene', 'ungebundene bettung'],
  ])('forgives %s', (_what, typed, meant) => {
    expect(found(meant).length).toBeGreaterThan(0);
    expect(found(typed)).toEqual(found(meant));
  });

  test.each(['.*', '(', '[a-z]', '\\', '%', '^Pflege', '$&', '+'])('takes %s as text', (sign) => {
    expect(found(sign)).toEqual([]);
  });

  it('matches only documents that contain every word', () => {
    expect(found('Flecken Zertifikat')).toEqual([]);
  });

  it('joins search and category with and', () => {
    expect(found('SN EN 1339', 'zertifikate')).toEqual(NORMS);
    expect(found('SN EN 1339', 'pflege')).toEqual([]);
    expect(found('', 'zertifikate')).toEqual(
      documents.filter(({ category }) => category === 'zertifikate').map(({ id }) => id),
    );
  });
});

describe('the product files in the library', () => {
  it('are listed only when something is asked', () => {
    expect(foundFiles('')).toEqual([]);
    expect(foundFiles('  ')).toEqual([]);
  });

  test.each([
    ['Treppe', 'datenblatt-treppen'],
    ['DXF', 'detail-treppe'],
    ['DWG', 'detail-fassade'],
    ['Ausschreibungstext', 'ausschreibung-elemente'],
    ['Devis', 'ausschreibung-belaege'],
    ['Fensterbänke', 'detail-fensterbank'],
  ])('are found by «%s»', (search, expected) => {
    expect(foundFiles(search)).toContain(expected);
  });

  it('follow the category that they would have', () => {
    const results = ['rutschhemmung', 'frost', 'druckfestigkeit', 'tausalz'].map((name) => `pruefung-${name}`);
    expect(foundFiles('', 'zertifikate')).toEqual(results);
    expect(foundFiles('Treppe', 'daten')[0]).toBe('datenblatt-treppen');
    expect(foundFiles('Treppe', 'pflege')).toEqual([]);
  });
});

it('an address with an unknown category shows everything', () => {
  expect(readFilter('?kategorie=Unsinn&suche=')).toEqual(everything);
  for (const address of ['daten', 'Technische+Datenbl%C3%A4tter'])
    expect(readFilter(`?kategorie=${address}`)).toEqual({ search: '', category: 'daten' });
});
