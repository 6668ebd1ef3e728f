import { surfaces } from '@works/stone/mixes/surfaces';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { projects } from '../../shared/owner/projects.ts';
import { paths } from '../../shared/paths.ts';
import { variantsOf } from '../../web/builder/pictures/encode.ts';
import { masterOf, sitePictures, type Master } from '../../web/builder/pictures/site-pictures.ts';
import { surfaceMaster } from '../../web/builder/pictures/surface-masters.ts';
import { surfaceFiles } from '../../web/builder/pictures/write-surfaces.ts';
import { Figure } from '../../web/components/figures/Figure.tsx';
import { layoutWords } from '../../web/content/layout-words.ts';
import { pictureKinds } from '../../web/content/picture-kinds.ts';
import { PHOTOGRAPH, VISUALISATION } from '../../web/content/pictures.ts';
import { pagePaths } from '../../web/layout/entry-server.tsx';
import { sharedPicture } from '../../web/layout/shared-picture.ts';
import { PICTURE_FOLDER, type SitePicture } from '../../web/pictures/variants.ts';
import { all } from './read-html.ts';
import { render } from './rendered.ts';

/** At most one of these pages has a picture. */
const forms: readonly string[] = [paths.sampleFolder, paths.consultation, paths.sales, paths.contact, paths.complaint];

const pages = new Map<string, string>();
let pictures: readonly SitePicture[] = [];
const masters: Master[] = [];

beforeAll(async () => {
  pictures = await sitePictures();
  for (const { name } of pictures) masters.push((await masterOf(name)) as Master);
  for (const path of pagePaths.filter((page) => !forms.includes(page))) pages.set(path, (await render(path)).body);
});

/** Renderings; swatches have other rules. */
const imagesOf = (html: string) =>
  (html.match(/<img [^>]*>/gu) ?? []).filter((image) => image.includes(PICTURE_FOLDER) && !image.includes('-swatch-'));
const found = (find: (html: string) => readonly string[]) =>
  [...pages].flatMap(([path, html]) => find(html).map((what) => `${path}: ${what}`));
const figuresOf = (html: string) => all(html, /(<figure.*?<\/figure>)/gsu);
/** Of lists that are laid out around the pictures of their entries. */
const picturedEntriesOf = (html: string) =>
  all(html, /<ul class="[^"]*pictured[^"]*">(.*?)<\/ul>/gsu).flatMap((list) => list.split('<li').slice(1));
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

  it('is in a figure that says of what it is made, on a page that says it is a rendering', () => {
    const figures = [...pages].flatMap(([path, html]) =>
      figuresOf(html)
        .filter((figure) => figure.includes(PICTURE_FOLDER))
        .map((figure) => ({ path, figure })),
    );
    expect(figures).toHaveLength([...pages.values()].flatMap(imagesOf).length);
    const places = pictures.filter(({ name }) => /^(?:hero|produkt-[a-z]+|projekt-[a-z]+)$/u.test(name));
    expect(
      places.filter(({ caption, photograph }) => !caption.endsWith(photograph ? PHOTOGRAPH : VISUALISATION)),
    ).toEqual([]);
    expect(
      found((html) => (html.split(layoutWords.pictureKinds[pictureKinds]).length === 2 ? [] : ['doesn’t say it once'])),
    ).toEqual([]);
  });

  it('that is missing leaves no place for it', () => {
    expect(renderToStaticMarkup(createElement(Figure, { picture: undefined, sizes: '100vw' }))).toBe('');
    expect(found((html) => figuresOf(html).filter((figure) => !/<(?:img|svg|canvas)\b/u.test(figure)))).toEqual([]);
    expect(found((html) => picturedEntriesOf(html).filter((entry) => !entry.includes('<figure')))).toEqual([]);
  });
});

/** The pages that show a picture. */
const shownOn = (name: string, among: ReadonlyMap<string, string> = pages) =>
  [...among].flatMap(([path, html]) =>
    new RegExp(`${PICTURE_FOLDER}${name}-(?:upright-)?\\d`, 'u').test(html) ? [path] : [],
  );

/** Cards have all of their pictures or none: none as long as a new product has no picture yet. */
const isOfCard = (name: string) => /^produkt-[a-z]+$/u.test(name);
const onCards = (name: string, path: string) => isOfCard(name) && (path === paths.home || path === paths.products);

/** Those of an example that a company has removed are in documents only. */
const isRemoved = (name: string) =>
  name.startsWith('projekt-') && !projects.some(({ image }) => name === image || name.startsWith(`${image}-`));

it('shows no picture on two pages, but on the cards that lead to products', async () => {
  const everyPage = new Map(pages);
  for (const path of forms) everyPage.set(path, (await render(path)).body);
  const kept = pictures.filter(({ name }) => !isRemoved(name));
  const wrong = kept.flatMap(({ name }) => {
    const shown = shownOn(name, everyPage);
    const own = shown.filter((path) => !onCards(name, path));
    return own.length === 1 || (own.length === 0 && isOfCard(name)) ? [] : [[name, shown]];
  });
  expect(pictures.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

describe('the picture of a link preview', () => {
  test('is there for every page and is one of the files', () => {
    const made = files();
    for (const path of pagePaths) {
      const shared = sharedPicture(path);
      expect(made).toContain(shared?.url);
      expect(shared?.alt.length).toBeGreaterThan(30);
    }
  });
});
