import type { Recipe } from '../../../shared/stone/recipe.ts';
import { placesOf } from './extent.ts';
import { appearing, looks } from './looks.ts';
import { mortarOf, mortarPoint, paintMortar } from './mortar.ts';
import { binderHeight } from './relief.ts';
import type { Surface } from './surface.ts';

/** From this part on, a pixel counts as stone alone. */
const WHOLE = 0.999;
/** Depth at which a void is as dark as it gets, mm; how dark, and how much lighter its far wall is. */
const DARK_MM = 0.25;
const DARK = 0.55;
const LIT = 0.22;

/** Fills what the stones leave open with binder. Where stones share a pixel that they fill, each keeps its part. */
export function drawMortar({ extent, colour, height, cover }: Surface, recipe: Recipe): void {
  const { finish } = recipe;
  const look = looks[finish];
  const { pxPerMm } = extent;
  const mortar = mortarOf(recipe);
  const point = mortarPoint();
  placesOf(extent, (pixel, x, y) => {
    const covered = cover[pixel]!;
    if (covered > 1) {
      for (let channel = 0; channel < 3; channel += 1) colour[3 * pixel + channel]! /= covered;
      height[pixel]! /= covered;
      cover[pixel] = 1;
    }
    if (covered >= WHOLE) return;
    paintMortar(mortar, x, y, pxPerMm, look.openVoids, point);
    const open = 1 - covered;
    const hollow = Math.min(1, point.voidMm / DARK_MM);
    const shade = look.binder * (1 - hollow * (DARK - LIT * point.side));
    for (let channel = 0; channel < 3; channel += 1) {
      colour[3 * pixel + channel]! +=
        open * appearing(point.colour[channel]! * shade, look.depth, look.binderVeil * (1 - hollow));
    }
    height[pixel]! += open * (binderHeight(finish, x, y, point.bulge, pxPerMm) - point.voidMm);
  });
}
