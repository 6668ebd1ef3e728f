import { beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from '../../../web/builder/page-places.ts';
import { indexAnchor } from '../../../web/content/deep-links.ts';
import { decoded } from '../../fixtures/decoded.ts';
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

  it('has every text of a page in the entries of that page, and in its sentences nothing but whole pieces of it', () => {
    const faults = [...bodies].flatMap(([path, body]) => {
      const own = entries.filter(({ to }) => to.replace(/[?#].*/u, '') === path);
      const texts = contentOf(body)
        .replaceAll('<!-- -->', '')
        .split(/<[^>]*>/u)
        .map(wordsIn);
      const sentences = own
        .flatMap(({ title, names = '', sentences: said = [] }) => [title, names, ...said])
        .map(wordsIn);
      const [page, known] = [texts.join(''), sentences.join('')];
      return [
        ...texts.filter((text) => !known.includes(text)).map((text) => `${path} lacks: ${text}`),
        ...own
          .flatMap(({ kind, sentences: said = [] }) => (kind === 'planner' ? [] : said))
          .filter((sentence) => !page.includes(wordsIn(sentence)))
          .map((sentence) => `${path} does not say: ${sentence}`),
      ];
    });
    expect(faults).toEqual([]);
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

const contentOf = (body: string) => {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return (
    main
      .replace(new RegExp(`<ul id="${indexAnchor}".*?</ul>`, 'su'), '')
      .replaceAll(/<(nav|svg|button|select|script|noscript)[ >].*?<\/\1>/gsu, '')
      // A note, which a wide window shows in a separate cell.
      .replaceAll(/(?<=<th scope="row"><span>[^<]*<\/span>)<span[^>]*>[^<]*<\/span>(?=<\/th>)/gu, '')
      .replaceAll(/<a href="\/assets\/[^>]*aria-haspopup.*?<\/a>|<div[^>]* aria-hidden="true">.*?<\/div>/gsu, '')
      .replaceAll(/<(\w+)[^>]*(?:aria-hidden="true"|role="status")[^>]*>[^<]*<\/\1>/gu, '')
  );
};
/** Each with one blank in front. */
const wordsIn = (text: string) => {
  const words = decoded(text)
    .replaceAll(/[\u00ad\u2060]/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return words ? ` ${words.join(' ')} `.replace(/ $/u, '') : '';
};
