import { surfaces } from '@works/stone/mixes/surfaces';
import { initialValues, type NumberParameter } from '@works/stone/plans/define-plan';
import { GRAIN_PART, grainOf } from '@works/stone/plans/grain-rule';
import { quantitiesOf } from '@works/stone/plans/quantities';
import { plans } from '@works/stone/products/all-products';
import { describe, expect, it } from 'vitest';
import { projects } from '../../../shared/owner/projects.ts';
import { productPages, type ProductPage } from '../../../shared/paths.ts';
import { products } from '../../../web/content/all-products.ts';
import { pictures } from '../../../web/content/pictures.ts';

const surfaceOf = (number: string | undefined) => surfaces.find((surface) => surface.number === number);
const rangeOf = (page: ProductPage, name: string) => {
  const parameter = plans[page].parameters[name];
  return parameter?.kind === 'number' ? parameter : undefined;
};
const isWithin = (value: number, range: NumberParameter | undefined) =>
  range !== undefined && value >= range.least && value <= range.most;

/** Product of a picture by its name: `produkt-aussentreppen-vorderkante`. */
const productOf = (name: string): ProductPage | undefined =>
  products.find(({ name: product }) => {
    const spelt = product.toLowerCase().replaceAll('ä', 'ae');
    return name === `produkt-${spelt}` || name.startsWith(`produkt-${spelt}-`);
  })?.page ??
  (name === 'hero' ? 'outdoorStairs' : undefined) ??
  projects.find(({ image }) => name === image || name.startsWith(`${image}-`))?.product;

const figures = (text: string) => text.replaceAll('\u00a0', ' ');
/** What a caption says, in millimetres. */
const said = pictures.map(({ name, caption, stone }) => {
  const text = figures(caption);
  const grain = /Korn bis (\d+) mm|Kalkstein bis (\d+) mm/u.exec(text);
  const recipe = surfaceOf(stone)?.recipe;
  return {
    name,
    page: productOf(name),
    grain: grain ? Number(grain[1] ?? grain[2]) : recipe && grainOf(recipe),
    layers: Array.from(text.matchAll(/(\d+) mm dick|(?:Platten|Trittstufe|Setzstufe) (\d+) mm/gu), (found) =>
      Number(found[1] ?? found[2]),
    ),
    formats: Array.from(text.matchAll(/(?:(\w+) )?((?:\d+ × )+\d+) mm/gu), ([, kind = '', sides = '']) => ({
      kind,
      sides: sides.split(' × ').map(Number),
    })),
  };
});

describe('grain, formats and steps agree in captions, planners and tender texts', () => {
  it('reads the captions', () => {
    expect(said.filter(({ grain }) => grain).length).toBeGreaterThan(15);
    expect(said.flatMap(({ layers }) => layers).length).toBeGreaterThan(4);
    expect(said.flatMap(({ formats }) => formats).length).toBeGreaterThan(6);
  });

  it('a grain is at most a third of the layer that its caption or its product names, unless the piece is sawn', () => {
    const wrong = said.flatMap(({ name, page, grain = 0, layers }) => {
      if (!page || plans[page].isSawn) return [];
      const thickest = rangeOf(page, 'thickness')?.most ?? Infinity;
      return Math.min(thickest, ...layers) < GRAIN_PART * grain ? [`${name}: ${grain} in ${layers.join()}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each(productPages)(
    'the own stone of %s fits the pieces that its planner begins with, or they are sawn',
    (page) => {
      const { stone, limits } = products.find((product) => product.page === page) ?? { limits: [] };
      const recipe = surfaceOf(stone)?.recipe;
      const { pieces } = quantitiesOf(plans[page], initialValues(plans[page]));
      const thinnest = Math.min(...pieces.flatMap(({ length, width, height }) => [length, width, height]));
      const isCast = GRAIN_PART * (recipe ? grainOf(recipe) : 0) <= thinnest;
      expect(isCast || (plans[page].isSawn && limits.join(' ').includes('aus dem Block gesägt'))).toBe(true);
    },
  );

  it('a format is one that the planner of its product makes', () => {
    const wrong = said.flatMap(({ name, page, formats }) =>
      formats.flatMap(({ kind, sides }) => {
        if (!page || kind === 'Bank') return [];
        const [rise = NaN, width = NaN] = sides.slice(-2).toSorted((a, b) => a - b);
        const fits = kind.endsWith('stufen')
          ? isWithin(rise, rangeOf(page, 'rise')) && isWithin(width, rangeOf(page, 'width'))
          : isWithin(Math.max(...sides), rangeOf(page, 'length'));
        return fits ? [] : [`${name}: ${sides.join(' × ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
