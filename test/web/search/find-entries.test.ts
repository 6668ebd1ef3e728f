import { entries } from 'virtual:search/search-index';
import { describe, expect, it } from 'vitest';
import { searchOf } from '../../../web/search/find-entries.ts';
import { searches } from './searches.ts';

const find = searchOf(entries);
const firstThree = (query: string) =>
  find(query)
    .slice(0, 3)
    .map(({ to }) => to);

describe('the search of the site', () => {
  it('answers 36 of 40 searches of four visitors among the first three', () => {
    const missed = Object.values(searches).map((own) =>
      own
        .filter(([query, ...right]) => !firstThree(query).some((to) => right.includes(to)))
        .map(([query]) => `${query}: ${firstThree(query).join(' ')}`),
    );
    expect(Object.values(searches).flat()).toHaveLength(40);
    expect(missed.flat().length, missed.flat().join('\n')).toBeLessThanOrEqual(4);
  });

  it.each([
    ['Rostfleck', 'rost'],
    ['ROSTFLECKEN', 'Rostfleck'],
    ['Ölfleck', 'Oelfleck'],
    ['Fasade', 'Fassade'],
    ['Fenster-Sims', 'Fenstersims'],
  ])('finds first for «%s» what it finds for «%s»', (one, other) => {
    expect(find(one)[0]).toBe(find(other)[0]);
  });

  it.each(['', '   ', '.*', 'xylophonqwertz', 'der die das'])('finds nothing for «%s»', (query) => {
    expect(find(query)).toEqual([]);
  });
});
