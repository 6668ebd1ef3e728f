import { places, type PlaceId } from '@works/stone/facts/uses';
import { describe, expect, it } from 'vitest';
import { surfaceCards as surfaces } from '../../../../web/content/surface-cards.ts';
import { tableOfUse } from '../../../../web/content/table-of-use.ts';
import { findSurfaces, queryOf, readState } from '../../../../web/tools/surfaces/surface-filter.ts';

const nothing = { filter: {}, open: undefined, compared: [], unknown: [] };
const [first, second, third, fourth] = surfaces as [(typeof surfaces)[number], ...(typeof surfaces)[number][]];

describe('the filter of the material library', () => {
  it.each(Object.keys(places) as PlaceId[])('shows for the place %s what the table of use has for it', (place) => {
    const found = findSurfaces({ place });
    const suited = new Set(tableOfUse.filter((use) => use.place === place).flatMap((use) => use.finishes));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(surfaces.filter(({ finish }) => suited.has(finish)));
    expect(readState(`?verwendung=${place}`).filter).toEqual({ place });
  });

  it('comes back from the address that it makes, beside parameters of others', () => {
    const states = [
      { ...nothing, filter: { place: 'facade', colour: 'grau', grain: 'fein', finish: 'gestrahlt' } },
      { ...nothing, open: second },
      { ...nothing, filter: { grain: 'grob' }, compared: [first, second, third] },
    ] as Parameters<typeof queryOf>[1][];
    for (const state of states) {
      const query = queryOf('?rezept=MS-1&ansicht=none', state);
      expect(readState(query)).toEqual(state);
      expect(new URLSearchParams(query).get('rezept')).toBe('MS-1');
    }
    expect(queryOf('?farbe=grau', readState(''))).toBe('');
  });

  it('leaves out what names nothing and says so, a comparison of one, and a fourth surface', () => {
    expect(readState('?farbe=lila&korn=toString&bearbeitung=&ansicht=none&vergleich=none')).toEqual({
      ...nothing,
      unknown: ['colour', 'grain', 'open', 'compared'],
    });
    expect(readState(`?vergleich=${first.id}.${first.id}`).compared).toEqual([]);
    expect(
      readState(`?vergleich=${[first, second, third, fourth].map((surface) => surface?.id).join('.')}`).compared,
    ).toEqual([first, second, third]);
  });
});
