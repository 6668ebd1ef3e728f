import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { photoContent } from '../../shared/photo-content.ts';
import type { cleanPhoto } from '../../web/delivery/clean-photo.ts';
import * as oddities from '../functions/photo-oddities.ts';
import { visit } from './browser.ts';
import { difference, shownPictures } from './shown-picture.ts';

declare global {
  /** What the page does with a chosen file, in the tab of this test. */
  var product: { readonly cleanPhoto: typeof cleanPhoto };
}

type Named = readonly [name: string, file: Buffer];

/** What became of a file. */
interface Outcome {
  /** Whether the browser shows anything of the file. */
  readonly isShown: boolean;
  readonly stored?: Buffer | undefined;
  readonly fault?: string | undefined;
  readonly mean: number;
}

const AT_A_TIME = 40;
/** A picture that is encoded anew differs by less; one that lost its colour profile by 9, a turned one by 39 and more. */
const UNSEEN = 3;

async function browserWithProduct(): Promise<Page> {
  const { page } = await visit('about:blank');
  const entry = 'web/delivery/clean-photo.ts';
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    globalName: 'product',
    write: false,
  });
  await page.evaluate(`${outputFiles[0]?.text}; globalThis.product = product; undefined`);
  return page;
}

async function outcomesOf(page: Page, files: readonly Buffer[]): Promise<readonly Outcome[]> {
  const results = await page.evaluate(
    async (encoded) => {
      const cleaned: { fault?: string; stored?: string }[] = [];
      for (const original of encoded) {
        const bytes = Uint8Array.from(atob(original), (letter) => letter.charCodeAt(0));
        const result = await globalThis.product.cleanPhoto(new File([bytes], 'foto.jpg'), 0);
        if (typeof result === 'string') cleaned.push({ fault: result });
        else {
          const content = new Uint8Array(await result.file.arrayBuffer());
          cleaned.push({ stored: btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join('')) });
        }
      }
      return cleaned;
    },
    files.map((file) => file.toString('base64')),
  );
  const stored = results.map((result) => Buffer.from(result.stored ?? '', 'base64'));
  const [originals, taken] = [await shownPictures(page, files), await shownPictures(page, stored)];
  return results.map(({ fault }, place) => ({
    isShown: originals[place] !== undefined,
    fault,
    stored: fault ? undefined : stored[place],
    mean: difference(originals[place], taken[place]),
  }));
}

/**
 * What is wrong with an outcome. The function knows nothing of faults within compressed data (security.md T8).
 */
function faultIn([name, file]: Named, { isShown, fault, stored, mean }: Outcome): readonly string[] {
  if (!isShown && stored !== undefined) return [`${name}: taken, but not shown`];
  if (!isShown)
    return photoContent(file) && !(name in oddities.undecodable)
      ? [`${name}: not shown, but the function takes it`]
      : [];
  if (stored === undefined) return [`${name}: shown, but refused: ${fault}`];
  return [
    ...(photoContent(stored) ? [] : [`${name}: taken, but the function refuses it`]),
    ...(mean <= UNSEEN ? [] : [`${name}: looks otherwise by ${mean}`]),
    ...(stored.includes(oddities.SECRET.slice(0, 12)) ? [`${name}: keeps what is beside the picture`] : []),
  ];
}

/** Compares all files in the browser. @returns how many it shows, how many of them are stored to the pixel, and how many it doesn't show */
async function expectAllRight(files: Iterable<Named>) {
  const page = await browserWithProduct();
  const wrong: string[] = [];
  const counts = { shown: 0, same: 0, refused: 0 };
  for (const some of chunksOf(files)) {
    for (const [place, outcome] of (
      await outcomesOf(
        page,
        some.map(([, file]) => file),
      )
    ).entries()) {
      wrong.push(...faultIn(some[place] as Named, outcome));
      if (outcome.isShown) counts.shown += 1;
      else counts.refused += 1;
      if (outcome.mean === 0) counts.same += 1;
    }
  }
  expect(wrong).toEqual([]);
  return counts;
}

function* chunksOf(files: Iterable<Named>): Generator<readonly Named[]> {
  let some: Named[] = [];
  for (const file of files) {
    some.push(file);
    if (some.length === AT_A_TIME) {
      yield some;
      some = [];
    }
  }
  yield some;
}

const { encodings, orientations, orders, profiles, trailers, damages } = oddities;

/** Each combination of one name of each list, in the order of a counter whose last digit changes first. */
function* combinations(every: number): Generator<Named> {
  const lists = [encodings, orientations, orders, profiles, trailers, damages].map((kinds) => Object.keys(kinds));
  const count = lists.reduce((product, { length }) => product * length, 1);
  for (let number = 0; number < count; number += every) {
    let left = number;
    const [encoding = '', orientation = '', order = '', profile = '', trailer = '', damage = ''] = lists.map((list) => {
      const name = list[left % list.length] ?? '';
      left = Math.floor(left / list.length);
      return name;
    });
    const file = oddities.odd(encodings[encoding] ?? Buffer.alloc(0), {
      orientation: orientations[orientation] ?? [],
      order: orders[order],
      profile: profiles[profile] ?? [],
      trailer: trailers[trailer],
      damage: damages[damage],
    });
    yield [[encoding, orientation, order, profile, trailer, damage].join(', '), file];
  }
}

const SHOWN_AND_TAKEN =
  'what the browser shows is taken and looks the same, and what it does not show is refused by page and function:';

// No divisor of the lists' lengths, so that each name of each list meets each of the others.
it(`${SHOWN_AND_TAKEN} four hundred of them`, { tags: 'thorough' }, async () => {
  const { shown, same, refused } = await expectAllRight(combinations(503));
  expect(Math.min(shown, same, refused)).toBeGreaterThan(40);
});

it(`${SHOWN_AND_TAKEN} PNG and other formats`, async () => {
  const { shown, refused } = await expectAllRight(Object.entries({ ...oddities.others, ...oddities.undecodable }));
  expect(Math.min(shown, refused)).toBeGreaterThan(5);
});
