import { bands } from '../codes/materials.ts';
import type { Recipe } from '../codes/recipe.ts';
import type { Check, Plan } from './define-plan.ts';
import { figure } from './figures.ts';
import type { Corner, LaidPiece, Layout } from './layout.ts';
import { thinPlaces } from './thickness.ts';

/** What a grain is cast in is at least so many times as thick. */
export const GRAIN_PART = 3;

/** The largest grain of a recipe, in millimetres. */
export const grainOf = ({ aggregates }: Recipe): number => Math.max(...aggregates.map(({ band }) => bands[band].toMm));

/** Whether the stone is thick enough for its grain wherever its section is drawn. */
export function grainCheck({ isSawn }: Plan, layout: Layout, recipe: Recipe): Check {
  const grain = grainOf(recipe);
  const least = GRAIN_PART * grain;
  const thinnest = thicknessesIn(layout);
  const tooThin = thinnest.filter(([, thickness]) => thickness < least);
  const isOpen = tooThin.length > 0;
  const places = (isOpen ? tooThin : thinnest.slice(0, 1)).map(
    ([name, thickness]) => `${name} ${thicknessText(thickness)}`,
  );
  return {
    label: 'Korn',
    text: `bis ${grain}\u00a0mm, verlangt ${least}\u00a0mm Dicke; ${places.join(', ')}${isOpen && isSawn ? ', aus dem Block gesägt' : ''}`,
    isOpen,
    source: 'Faustregel, gegossen ist das Korn höchstens ein Drittel der Dicke',
    measured: [{ value: thinnest[0]?.[1] ?? 0, least }],
  };
}

/** How thick each part is at its thinnest, as it is cast, the thinnest part first. */
function thicknessesIn({ pieces, field }: Layout): readonly (readonly [name: string, thickness: number])[] {
  const [first] = pieces;
  // Slabs are cast whole: what is cut off them makes none thinner.
  if (field && first) return [[field.piece, Math.min(field.pieceWidth, field.pieceHeight, first.depth)]];
  const found = new Map<string, number>();
  // Pieces of one name and size are alike.
  for (const piece of new Map(pieces.map((one) => [one.name, one])).values())
    for (const { thickness, at } of thinPlaces(piece.outline)) {
      const name = nameAt(piece, at);
      found.set(name, Math.min(found.get(name) ?? Infinity, thickness, piece.depth));
    }
  return [...found].sort(([, one], [, other]) => one - other);
}

const nameAt = ({ name, parts = [] }: LaidPiece, [x, y]: Corner): string =>
  parts.find(({ box: [left, bottom, right, top] }) => x >= left && x <= right && y >= bottom && y <= top)?.name ?? name;

/** Rounded down to a tenth: a measure never looks larger than it is. */
const thicknessText = (thickness: number) => `${figure(Math.floor(thickness * 10 + 1e-6) / 10, 1)}\u00a0mm`;
