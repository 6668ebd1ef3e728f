import { describe, expect, it, test } from 'vitest';
import { documents, quickFilters } from '../../web/content/library.ts';
import { linkTo } from '../../web/content/deep-links.ts';
import { everything, filterParameters, findDocuments, readFilter } from '../../web/pages/library-search.ts';

const found = (search: string, category = everything.category) => findDocuments(documents, { search, category }).map(({ id }) => id);

describe('the search of the library', () => {
  it('shows all fourteen documents when nothing is asked', () => {
    expect(found('')).toHaveLength(14);
    expect(found('   ')).toHaveLength(14);
  });

  it('reads title, description and category', () => {
    expect(found('Splittbett')).toContain('verlegung-splittbett');
    expect(found('Hauswartung')).toEqual(['pflege-jahreslauf']);
    expect(found('Pflegehinweise')).toHaveLength(3);
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
    ['words in another order', 'bettung ungebundene', 'ungebundene bettung'],
  ])('forgives %s', (_what, typed, meant) => {
    expect(found(meant).length).toBeGreaterThan(0);
    expect(found(typed)).toEqual(found(meant));
  });

  test.each(['.*', '(', '[a-z]', '\\', '%', '^Pflege', '$&', '+'])('takes %s as text', (sign) => {
    expect(found(sign)).toEqual([]);
  });

  it('finds a sign of a text', () => {
    expect(found('9001:2015')).toEqual(['zertifikat-iso-9001']);
  });

  it('wants every word', () => {
    expect(found('Flecken Zertifikat')).toEqual([]);
  });

  it('joins search and category with and', () => {
    expect(found('SN EN 1339')).toEqual(['zertifikate-produktnormen']);
    expect(found('SN EN 1339', 'Pflegehinweise')).toEqual([]);
    expect(found('', 'Zertifikate')).toHaveLength(3);
  });

  test.each(quickFilters)('finds something with the quick button «$label», but not all', ({ search, category }) => {
    const count = found(search, category).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(14);
  });
});

describe('the address of the library', () => {
  test.each([
    { search: '', category: 'Normen & Standards' },
    { search: 'Öl & Fett? 100% #1', category: 'Alle' },
    { search: 'Tausalz', category: 'Zertifikate' },
  ] as const)('carries «$search» in $category and gives it back', (filter) => {
    const { search } = new URL(linkTo('https://site.example/', filterParameters(filter)));
    expect(readFilter(search)).toEqual(filter);
  });

  it('has no query when everything is shown', () => {
    expect(linkTo('/x', filterParameters({ search: '  ', category: 'Alle' }))).toBe('/x');
  });

  it('shows everything for an unknown category', () => {
    expect(readFilter('?kategorie=Unsinn&suche=')).toEqual(everything);
  });
});
