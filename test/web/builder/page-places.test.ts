import { beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from '../../../web/builder/page-places.ts';
import { renderedEntries, renderedPages } from '../search/rendered-entries.ts';

describe('the places of a page', () => {
  it('are its headings with an id, with what is written below', () => {
    expect(
      placesOf(`<main><nav>Start</nav><h1>Ver&shy;legung</h1><p>Zuerst der Grund. Dann das Bett.</p>
        <section id="arten"><h2>Arten</h2><p>Drei <a href="/">Arten</a>.</p><ul><li id="splitt"><h3>Splitt</h3><p>Lose.</p></li></ul>
        <p>Danach.</p></section><h2 id="_r_1">Mehr</h2><p>Zum Schluss.</p></main>`),
    ).toEqual([
      { title: 'Verlegung', anchor: '', sentences: ['Zuerst der Grund.', 'Dann das Bett.', 'Mehr', 'Zum Schluss.'] },
      { title: 'Arten', anchor: 'arten', sentences: ['Drei Arten.', 'Danach.'] },
      { title: 'Splitt', anchor: 'splitt', sentences: ['Lose.'] },
    ]);
  });
});

describe('the index of the search', () => {
  const bodies = new Map<string, string>();
  let entries: Awaited<ReturnType<typeof renderedEntries>>;
  beforeAll(async () => {
    entries = await renderedEntries();
    for (const { path, body } of await renderedPages()) bodies.set(path, body);
  });

  it('leads to elements that are there', () => {
    const dead = entries
      .map(({ to }) => to.split(/[?#]/u))
      .filter(([path = '']) => bodies.has(path))
      .filter((parts) => parts.length > 1 && !parts.at(-1)?.includes('='))
      .filter(([path = '', ...rest]) => !bodies.get(path)?.includes(`id="${rest.at(-1)}"`));
    expect(dead).toEqual([]);
  });
});
