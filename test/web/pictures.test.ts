import { surfaces } from '@works/stone/mixes/surfaces';
import { describe, expect, it, test } from 'vitest';
import { variantsOf } from '../../web/builder/pictures/encode.ts';
import { masterOf, sitePictures, type Master } from '../../web/builder/pictures/site-pictures.ts';
import { surfaceMaster } from '../../web/builder/pictures/surface-masters.ts';
import { surfaceFiles } from '../../web/builder/pictures/write-surfaces.ts';
import { layoutWords } from '../../web/content/layout-words.ts';
import { pictureKinds } from '../../web/content/picture-kinds.ts';
import { pagePaths } from '../../web/layout/entry-server.tsx';
import { sharedPicture } from '../../web/layout/shared-picture.ts';
import { PICTURE_FOLDER } from '../../web/pictures/variants.ts';
import { all } from './read-html.ts';
import { render } from './rendered.ts';

/** How a caption ends. */
const KIND = new RegExp(`(?:${layoutWords.visualisation}|${layoutWords.photograph})(?:</span>)?</figcaption>`, 'u');

const pictures = await sitePictures();
const masters: Master[] = [];
for (const { name } of pictures) masters.push((await masterOf(name)) as Master);
const pages = new Map<string, string>();
for (const path of pagePaths) pages.set(path, (await render(path)).body);

/** Renderings; swatches have other rules. */
const imagesOf = (html: string) =>
  (html.match(/<img [^>]*>/gu) ?? []).filter((image) => image.includes(PICTURE_FOLDER) && !image.includes('-swatch-'));
const found = (find: (html: string) => readonly string[]) =>
  [...pages].flatMap(([path, html]) => find(html).map((what) => `${path}: ${what}`));
const figuresOf = (html: string) => all(html, /(<figure.*?<\/figure>)/gsu);
const files = () => new Set(masters.flatMap(variantsOf).map(({ file }) => PICTURE_FOLDER + file));

describe('a picture on a page', () => {
  it('names only files that the build makes', async () => {
    const surfaceMasters = await Promise.all(surfaces.map(({ code }) => surfaceMaster(code)));
    const swatches = surfaceMasters
      .flatMap((master) => (master ? surfaceFiles(master) : []))
      .map(({ file }) => PICTURE_FOLDER + file);
    const made = new Set([...files(), ...swatches]);
    const named = [...pages.values()]
      .flatMap((html) => all(html, /(?:srcSet|src|href)="(\/assets\/bilder\/[^"]*)"/gu))
      .flatMap((set) => set.split(', ').map((part) => part.split(' ')[0] ?? ''));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !made.has(file))).toEqual([]);
  });

  it('has an alt text of a sentence, and its size', () => {
    expect(found((html) => imagesOf(html).filter((image) => !/ alt="[^"]{30,}\."/u.test(image)))).toEqual([]);
    expect(found((html) => imagesOf(html).filter((image) => !/ width="\d+" height="\d+"/u.test(image)))).toEqual([]);
  });

  it('is in a figure that says of what it is made, and that it is a rendering, as its page does', () => {
    const figures = [...pages].flatMap(([path, html]) =>
      figuresOf(html)
        .filter((figure) => figure.includes(PICTURE_FOLDER))
        .map((figure) => ({ path, figure })),
    );
    expect(figures.flatMap(({ figure }) => imagesOf(figure))).toEqual([...pages.values()].flatMap(imagesOf));
    expect(figures.filter(({ figure }) => !KIND.test(figure))).toEqual([]);
    expect(
      found((html) => (html.split(layoutWords.pictureKinds[pictureKinds]).length === 2 ? [] : ['doesn’t say it once'])),
    ).toEqual([]);
  });
});

test('the picture of a link preview is there for every page and is one of the files', () => {
  const made = files();
  for (const path of pagePaths) {
    const shared = sharedPicture(path);
    expect(made).toContain(shared?.url);
    expect(shared?.alt.length).toBeGreaterThan(30);
  }
});
