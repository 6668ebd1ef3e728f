import { describe, expect, it } from 'vitest';
import { DOCUMENT_FOLDER, paths } from '../../../shared/paths.ts';
import { indexOf } from '../../../web/builder/search-index.ts';
import { documentPath } from '../../../web/components/documents/document-path.ts';
import { documents } from '../../../web/content/library.ts';
import { searchOf } from '../../../web/search/find-entries.ts';
import { isShippedExample } from '../../fixtures/shipped-example.ts';
import { renderedEntries } from './rendered-entries.ts';
import { foreignToTheSite, typedSearches } from './typed-searches.ts';

const find = searchOf(indexOf(await renderedEntries()));

const addresses = (query: string, most: number) => find(query, most).map(({ entry }) => entry.to);
const ofLibrary: ReadonlySet<string> = new Set(documents.map(documentPath));

/** The page that has an address: for a document, the one that lists it. */
function pageOf(address: string): string {
  if (address.startsWith(DOCUMENT_FOLDER)) return ofLibrary.has(address) ? paths.library : paths.productDownloads;
  return address.replace(/[?#].*/u, '');
}

/** Those of the searches that find none of what they expect among the first, with what they find. */
const missed = (first: number) =>
  typedSearches
    .filter(
      ([words, ...expected]) =>
        !addresses(words, first).some((to) => expected.includes(to) || expected.includes(pageOf(to))),
    )
    .map(([words]) => `${words}: ${addresses(words, first).join(' ')}`);

describe('the search of the site', () => {
  it('answers sixty searches as they are typed: norms, sizes, classes, questions', () => {
    // Another company may have more products or fewer pages.
    const most = isShippedExample ? { first: 3, amongThree: 0 } : { first: 18, amongThree: 3 };
    expect(missed(1).slice(most.first)).toEqual([]);
    expect(missed(3).slice(most.amongThree)).toEqual([]);
  });

  it.each([
    ['Rostfleck', 'rost'],
    ['ROSTFLECKEN', 'Rostfleck'],
    ['Ölfleck', 'Oelfleck'],
    ['Fasade', 'Fassade'],
    ['Fenster-Sims', 'Fenstersims'],
    ['Terasse', 'Terrasse'],
    ['strasse', 'straße'],
    ['Reinigig', 'Reinigung'],
    ['Muurverchleidig', 'Mauerverkleidung'],
    ['Schadensdeklaration', 'Schaden'],
    ['davanzali', 'tablette de fenêtre'],
  ])('finds first for «%s» what it finds for «%s»', (one, other) => {
    expect(addresses(one, 1)).toEqual(addresses(other, 1));
    expect(addresses(one, 1)).toHaveLength(1);
  });

  it('leads to the place of a page and shows its sentence', () => {
    const [found] = find('Auflast über Tiefgaragen', 1);
    expect(found?.entry.to).toBe(`${paths.smallArchitecture}#grenzen`);
    expect(found?.sentence).toContain('Über Tiefgaragen ist die Auflast mit der Tragwerksplanung zu klären.');
  });

  it.each(['Stein', 'Fuge', 'Treppe', 'Platten'])('shows at most two places of a page for «%s»', (query) => {
    const places = find(query, 60).flatMap(({ entry }) => (entry.kind === 'place' ? [pageOf(entry.to)] : []));
    const counts = Object.values(Object.groupBy(places, (page) => page)).map((same) => same?.length ?? 0);
    expect(Math.max(...counts)).toBe(2);
  });

  it.each(['', '   ', 'der die das', ...foreignToTheSite])('finds nothing for «%s»', (query) => {
    expect(addresses(query, 8)).toEqual([]);
  });

  it.each(['SIA 500', 'SIA 358', 'SIA358', 'SIA 318', 'R 11', 'R11', 'Platten wackeln'])(
    'finds for «%s» nothing that only has the number or the common word, first',
    (query) => {
      const [found] = find(query, 1);
      const said = [found?.entry.title, found?.entry.names, found?.sentence, ...(found?.entry.sentences ?? [])].join(
        ' ',
      );
      const [, code = ''] = /(\d+)$/u.exec(query) ?? [];
      expect(said).toMatch(code ? new RegExp(`(?:SIA|R)\\s?(?:\\d+–R)?${code}`, 'u') : /wackelt/u);
    },
  );
});
