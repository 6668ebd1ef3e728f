import { beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from '../../../web/builder/page-places.ts';
import { indexAnchor } from '../../../web/content/deep-links.ts';
import { pagePaths, render } from '../../../web/layout/entry-server.tsx';
import { decoded } from '../../fixtures/decoded.ts';
import { renderedEntries } from '../search/rendered-entries.ts';

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

  it('read a row of a table and a described term as one sentence', () => {
    expect(
      placesOf(`<main><h1>Daten</h1><table><tr><th>Dicke</th><td>40–80 mm</td><td>geprüft</td></tr></table>
        <dl><div><dt>Frost</dt><dd>Klasse 3</dd></div></dl></main>`)[0]?.sentences,
    ).toEqual(['Dicke: 40–80 mm, geprüft', 'Frost: Klasse 3']);
  });

  it('keep a day of a month in its sentence, and two elements beside each other apart', () => {
    expect(
      placesOf(`<main><h1>Daten</h1><p>Sie gilt seit dem 23. November 2026. Vorher galt eine andere.</p>
        <table><tr><th><strong>Splittbett</strong><span>Ungebunden, mit Fuge.</span></th><td>PDF</td></tr></table></main>`)[0]
        ?.sentences,
    ).toEqual([
      'Sie gilt seit dem 23. November 2026.',
      'Vorher galt eine andere.',
      'Splittbett Ungebunden, mit Fuge.',
      'PDF',
    ]);
  });

  it('leave out controls, drawings and what is named to be left out', () => {
    expect(
      placesOf(
        '<main><h1>A</h1><button>Drücken</button><a href="/b" aria-haspopup="dialog">Öffnen</a><noscript><p>Ohne</p></noscript><svg><text>12</text></svg><p aria-hidden="true">Zier</p><div id="weg">Fort</div></main>',
        (id) => id === 'weg',
      )[0]?.sentences,
    ).toEqual([]);
  });

  it('are an error on a page without content', () => {
    expect(() => placesOf('<div>Text</div>')).toThrow('no <main>');
  });
});

describe('the index of the search', () => {
  const bodies = new Map<string, string>();
  let entries: Awaited<ReturnType<typeof renderedEntries>>;
  beforeAll(async () => {
    entries = await renderedEntries();
    for (const path of pagePaths) bodies.set(path, (await render(path)).body);
  });

  it('holds every text of every page', () => {
    const known = entries.flatMap(({ title, names = '', sentences = [] }) => [title, names, ...sentences]).join(' ');
    const missing = [...bodies].flatMap(([path, body]) =>
      contentOf(body)
        .replaceAll('<!-- -->', '')
        // Said where scripts don't run; the name of a button.
        .replaceAll(/<noscript>.*?<\/noscript>|<a(?=[^>]* aria-haspopup)[^>]*>.*?<\/a>/gsu, '')
        .split(/<[^>]*>/u)
        .map(plain)
        .filter((text) => /\p{L}{3}/u.test(text) && !known.includes(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it('leads to elements that are there', () => {
    const dead = entries
      .map(({ to }) => to.split(/[?#]/u))
      .filter(([path = '']) => bodies.has(path))
      .filter((parts) => parts.length > 1 && !parts.at(-1)?.includes('='))
      .filter(([path = '', ...rest]) => !bodies.get(path)?.includes(`id="${rest.at(-1)}"`));
    expect(dead).toEqual([]);
  });

  it('has a place for every heading of a section', () => {
    const unnamed = [...bodies].flatMap(([path, body]) =>
      Array.from(
        contentOf(body).matchAll(/<section(?![^>]* id=)(?![^>]* aria-label(?:=|ledby="[a-z]))[^>]*>/gu),
        ([tag]) => `${path}: ${tag}`,
      ),
    );
    expect(unnamed).toEqual([]);
  });
});

const contentOf = (body: string) => {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return main
    .replace(new RegExp(`<ul id="${indexAnchor}".*?</ul>`, 'su'), '')
    .replaceAll(/<(nav|svg|button|select|script)[ >].*?<\/\1>/gsu, '')
    .replaceAll(/<(\w+)[^>]*(?:aria-hidden="true"|role="status")[^>]*>[^<]*<\/\1>/gu, '');
};
const plain = (text: string) =>
  decoded(text)
    .replaceAll(/[\u00ad\u2060]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
