import { expect, it } from 'vitest';
import { placesOf } from '../../../web/builder/page-places.ts';
import { renderedEntries, renderedPages } from '../search/rendered-entries.ts';

it('the places of a page are its headings with an id, with what is written below', () =>
  expect(
    placesOf(`<main><nav>Start</nav><h1>Ver&shy;legung</h1><p>Zuerst der Grund. Dann das Bett.</p>
        <section id="arten"><h2>Arten</h2><p>Drei <a href="/">Arten</a>.</p><ul><li id="splitt"><h3>Splitt</h3><p>Lose.</p></li></ul>
        <p>Danach.</p></section><h2 id="_r_1">Mehr</h2><p>Zum Schluss.</p></main>`),
  ).toEqual([
    { title: 'Verlegung', anchor: '', sentences: ['Zuerst der Grund.', 'Dann das Bett.', 'Mehr', 'Zum Schluss.'] },
    { title: 'Arten', anchor: 'arten', sentences: ['Drei Arten.', 'Danach.'] },
    { title: 'Splitt', anchor: 'splitt', sentences: ['Lose.'] },
  ]));

it('the index of the search leads to elements that are there', async () => {
  const entries = await renderedEntries();
  const bodies = new Map((await renderedPages()).map(({ path, body }) => [path, body]));
  const dead = entries
    .map(({ to }) => to.split(/[?#]/u))
    .filter(([path = '']) => bodies.has(path))
    .filter((parts) => parts.length > 1 && !parts.at(-1)?.includes('='))
    .filter(([path = '', ...rest]) => !bodies.get(path)?.includes(`id="${rest.at(-1)}"`));
  expect(dead).toEqual([]);
});
