import { bands } from '../codes/materials.ts';
import type { Recipe } from '../codes/recipe.ts';
import { figure } from '../language.ts';
import type { Question } from './define-plan.ts';
import type { Corner, LaidPiece, Layout } from './layout.ts';
import { thinPlaces } from './thickness.ts';

/** What a grain is cast in is at least so many times as thick. */
const GRAIN_PART = 3;

/** The largest grain of a recipe, in millimetres. */
const grainOf = ({ aggregates }: Recipe): number => Math.max(...aggregates.map(({ band }) => bands[band].toMm));

/** The stone is thick enough for its grain wherever its section is drawn. */
export const grainRule: Question = {
  id: 'korn',
  label: 'Korn',
  topic: 'grain',
  asks: 'Was gegossen ist, ist überall mindestens dreimal so dick wie sein grösstes Korn.',
  of: 'Korn der Rezeptur und dünnste Stelle',
  source: 'Faustregel, gegossen ist das Korn höchstens ein Drittel der Dicke',
  isOf: ({ isThick }) => !isThick,
  measures: ({ layout, recipe }) => recipe && [{ value: thinnestIn(layout)[1], least: leastFor(recipe) }],
  says: {
    met: ({ layout, recipe }) => grainText(recipe, [thinnestIn(layout)]),
    missed: ({ layout, recipe, plan }) => {
      const tooThin = thicknessesIn(layout).filter(([, thickness]) => thickness < (recipe ? leastFor(recipe) : 0));
      return `${grainText(recipe, tooThin)}${plan.isSawn ? ', aus dem Block gesägt' : ''}`;
    },
    open: ({ layout, plan }) => {
      const [name, thickness] = thinnestIn(layout);
      const most = Object.values(bands).filter(({ toMm }) => GRAIN_PART * toMm <= thickness);
      const cast = `gegossen ${most.length > 0 ? `bis ${Math.max(...most.map(({ toMm }) => toMm))}\u00a0mm Korn` : 'zu dünn für jedes Korn'}`;
      return `Rezeptur noch offen; ${name} ${thicknessText(thickness)}, ${cast}${plan.isSawn ? ', darüber aus dem Block gesägt' : ''}`;
    },
  },
};

const leastFor = (recipe: Recipe) => GRAIN_PART * grainOf(recipe);

type Thickness = readonly [name: string, thickness: number];

function grainText(recipe: Recipe | undefined, parts: readonly Thickness[]): string {
  const shown = parts.map(([name, thickness]) => `${name} ${thicknessText(thickness)}`).join(', ');
  return recipe ? `bis ${grainOf(recipe)}\u00a0mm, verlangt ${leastFor(recipe)}\u00a0mm Dicke; ${shown}` : shown;
}

/** How thick each part is at its thinnest, as it is cast, the thinnest part first. */
function thicknessesIn({ pieces, field }: Layout): readonly Thickness[] {
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

const thinnestIn = (layout: Layout): Thickness => thicknessesIn(layout)[0] ?? ['', 0];

const nameAt = ({ name, parts = [] }: LaidPiece, [x, y]: Corner): string =>
  parts.find(({ box: [left, bottom, right, top] }) => x >= left && x <= right && y >= bottom && y <= top)?.name ?? name;

/** Rounded down to a tenth: a measure never looks larger than it is. */
const thicknessText = (thickness: number) => `${figure(Math.floor(thickness * 10 + 1e-6) / 10, 1)}\u00a0mm`;
