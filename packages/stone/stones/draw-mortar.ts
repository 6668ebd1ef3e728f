import type { Recipe } from '../codes/recipe.ts';
import { placesOf } from './extent.ts';
import { appearing, looks } from './looks.ts';
import { mortarOf, mortarPoint, paintMortar } from './mortar.ts';
import { binderHeight } from './relief.ts';
import { repeated, type Field } from './repeated.ts';
import type { DrawnSurface } from './surface.ts';

/** From this part on, a pixel counts as stone alone. */
const WHOLE = 0.999;
/** Depth at which a void is as dark as it gets, mm; how dark, and how much lighter its far wall is. */
const DARK_MM = 0.25;
const DARK = 0.55;
const LIT = 0.22;

/** Fills what the stones leave open with binder. Where stones share a pixel that they fill, each keeps its part. */
export function drawMortar({ extent, colour, height, cover }: DrawnSurface, recipe: Recipe): void {
  const binderOn = repeated(extent, 4, binderOf(recipe, extent.pxPerMm));
  const binder = new Float64Array(4);
  placesOf(extent, (pixel, x, y) => {
    const covered = cover[pixel]!;
    if (covered > 1) {
      for (let channel = 0; channel < 3; channel += 1) colour[3 * pixel + channel]! /= covered;
      height[pixel]! /= covered;
      cover[pixel] = 1;
    }
    if (covered >= WHOLE) return;
    binderOn(x, y, binder);
    const open = 1 - covered;
    for (let channel = 0; channel < 3; channel += 1) colour[3 * pixel + channel]! += open * binder[channel]!;
    height[pixel]! += open * binder[3]!;
  });
}

/** Colour and height of the binder, as the finish lets it appear. */
function binderOf(recipe: Recipe, pxPerMm: number): Field {
  const { finish } = recipe;
  const look = looks[finish];
  const mortar = mortarOf(recipe);
  const point = mortarPoint();
  return (x, y, into) => {
    paintMortar(mortar, x, y, pxPerMm, look.openVoids, point);
    const hollow = Math.min(1, point.voidMm / DARK_MM);
    const shade = look.binder * (1 - hollow * (DARK - LIT * point.side));
    for (let channel = 0; channel < 3; channel += 1)
      into[channel] = appearing(point.colour[channel]! * shade, look.depth, look.binderVeil * (1 - hollow));
    into[3] = binderHeight(finish, x, y, point.bulge, pxPerMm) - point.voidMm;
  };
}
