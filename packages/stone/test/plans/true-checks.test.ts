import { assert, constantFrom, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { bands, finishNames, type BandId, type FinishId } from '../../codes/materials.ts';
import { productIds, type ProductId } from '../../codes/product-id.ts';
import type { Recipe } from '../../codes/recipe.ts';
import { isSuited } from '../../facts/uses.ts';
import { checksOf } from '../../plans/checks.ts';
import type { Plan, Values } from '../../plans/define-plan.ts';
import type { Corner, Layout } from '../../plans/layout.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { plans } from '../../products/all-products.ts';
import { describeProducts } from '../describe-products.ts';
import { pinned } from '../stones/recipes.ts';
import { buildableValues } from './any-values.ts';
import { distanceFrom } from './gaps.ts';

/** Of a brute-force walk across a section, in millimetres. */
const STEP = 0.5;
/** What is thicker is thick enough for every grain, in millimetres. */
const FAR = 60;
/** What the walk measures too short or too long. */
const TOLERANCE = 1;

const edgesOf = (outline: readonly Corner[]) =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner] as const);
const directionOf = ([[x1, y1], [x2, y2]]: readonly [Corner, Corner]): Corner => {
  const long = Math.hypot(x2 - x1, y2 - y1);
  return [(x2 - x1) / long, (y2 - y1) / long];
};

/** Walks across the stone from points along its edges, up to where it ends at an edge that runs back. */
function walkedThickness(outline: readonly Corner[]): number {
  const edges = edgesOf(outline);
  const walks = edges.flatMap(([[x, y], [endX, endY]], index) => {
    const long = Math.hypot(endX - x, endY - y);
    const [ux, uy] = directionOf(
      edges[index] ?? [
        [x, y],
        [endX, endY],
      ],
    );
    return Array.from({ length: Math.max(3, Math.min(40, Math.floor(long / 2))) }, (_, part) => {
      const along =
        long * Math.min(1 - 1e-4, Math.max(1e-4, part / Math.max(2, Math.min(39, Math.floor(long / 2) - 1))));
      const [fromX, fromY] = [x + along * ux, y + along * uy];
      let walked = STEP;
      while (walked < FAR && distanceFrom(outline, [fromX - uy * walked, fromY + ux * walked]) < 0) walked += STEP;
      if (walked >= FAR) return FAR;
      const end: Corner = [fromX - uy * walked, fromY + ux * walked];
      const [reached] = edges
        .map((edge) => ({ edge, distance: distanceFrom([...edge], end) }))
        .sort((one, other) => one.distance - other.distance);
      const [rx, ry] = directionOf(
        reached?.edge ?? [
          [0, 0],
          [1, 0],
        ],
      );
      return ux * rx + uy * ry < -0.77 ? walked : Infinity;
    });
  });
  return Math.min(...walks);
}

const sidesOf = (outline: readonly Corner[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)] as const;
};
/** Of the side that counts, how thick each product is at least. */
const PARTS: Readonly<Partial<Record<ProductId, number>>> = {
  outdoorPaving: 12,
  flooring: 30,
  facades: 30,
  wallCladding: 20,
  outdoorStairs: 25,
  indoorStairs: 30,
  exposedConcrete: 25,
};

/** What has to hold in the outlines for a check to be in order; nothing else may be. */
const TRUE: Readonly<Record<string, (layout: Layout, of: { plan: Plan; values: Values; recipe: Recipe }) => boolean>> =
  {
    Dicke({ pieces, field }, { plan, values }) {
      const sides = field ? [field.pieceWidth, field.pieceHeight] : [values['length'] ?? NaN];
      const isShorter = plan.product === 'exposedConcrete';
      const side = isShorter ? Math.min(...sides, pieces[0]?.depth ?? NaN) : Math.max(...sides);
      return (values['thickness'] ?? NaN) * (PARTS[plan.product] ?? NaN) >= side;
    },
    Auftritt({ pieces }, { plan }) {
      const treads = pieces.filter(({ name }) => !name.startsWith('Setzstufe'));
      const noses = treads.map(({ outline }) => Math.min(...outline.map(([x]) => x)));
      const least = plan.product === 'indoorStairs' ? 260 : 300;
      return noses.slice(1).every((x, index) => x - (noses[index] ?? NaN) >= least);
    },
    'Steigungen im Lauf': ({ pieces }) => pieces.filter(({ name }) => !name.startsWith('Setzstufe')).length <= 16,
    Stücklänge: ({ pieces }) => pieces.every(({ depth }) => depth <= 1500),
    Laufbreite: ({ pieces }) => pieces.every(({ depth }) => depth >= 1200),
    Fuge({ field, joint }, { plan, values }) {
      // Elements in a row, sealed as DIN 18540 has it.
      if (!field) return joint * 200 >= (values['length'] ?? NaN) && joint >= 15;
      const isLarge = Math.max(field?.pieceWidth ?? NaN, field?.pieceHeight ?? NaN) > 600;
      if (plan.product === 'flooring') return joint >= (isLarge ? 5 : 2);
      if (plan.product === 'outdoorPaving' && values['bedding'] === 0)
        return isLarge ? joint >= 5 && joint <= 8 : joint >= 3 && joint <= 5;
      return joint >= (isLarge ? 8 : 5);
    },
    Luftraum: (_, { values }) => (values['gap'] ?? 0) >= 40 && (values['fieldHeight'] ?? NaN) <= 10_000,
    Ankerdorn: ({ pieces }) => pieces.every(({ depth }) => depth >= 50),
    'Geklebtes Gewicht': ({ field, pieces }) =>
      (field?.pieceWidth ?? NaN) * (field?.pieceHeight ?? NaN) * (pieces[0]?.depth ?? NaN) * 2400e-9 <= 50.000001,
    'Geklebte Höhe': ({ field }) => (field?.height ?? NaN) <= 2000,
    Auskragung: (_, { values }) => ((values['width'] ?? NaN) / 2 - 85) / 2 <= (values['thickness'] ?? NaN),
    'Dicke an der Vorderkante': (_, { values }) => (values['thickness'] ?? NaN) * 60 >= (values['length'] ?? NaN),
    'Dicke an der Wand': ({ pieces }) =>
      pieces.every(({ outline }) => {
        const rear = Math.max(...outline.map(([x]) => x));
        const ys = outline.flatMap(([x, y]) => (x === rear ? [y] : []));
        return Math.max(...ys) - Math.min(...ys) <= 60.001;
      }),
    Gefälle: (_, { values }) => (values['fall'] ?? NaN) >= 4,
    Tropfkante: (_, { values }) => (values['overhang'] ?? NaN) - 15 - (values['drip'] ?? NaN) >= 20,
    Transportmasse: (_, { values }) => Math.min(values['length'] ?? NaN, values['height'] ?? NaN) <= 2800,
    Korn({ pieces, field }, { recipe }) {
      const grain = Math.max(...recipe.aggregates.map(({ band }) => bands[band].toMm));
      const alike = [...new Map(pieces.map((piece) => [piece.name, piece])).values()];
      return alike.every(({ outline, depth }) => {
        const thickness = field ? Math.min(depth, field.pieceWidth, field.pieceHeight) : walkedThickness(outline);
        return Math.min(depth, thickness) + TOLERANCE >= 3 * grain;
      });
    },
    Zuschnitt({ pieces, field }) {
      const sizes = pieces.map(({ outline }) => sidesOf(outline));
      const [long = NaN, high = NaN] = [field?.pieceWidth, field?.pieceHeight];
      const whole = sizes.filter(([x, y]) => Math.abs(x - long) < 0.01 && Math.abs(y - high) < 0.01).length;
      return whole * 2 >= pieces.length && sizes.every(([x, y]) => x * 3 >= long && y * 3 >= high);
    },
    Schrittmass({ pieces }) {
      const noses = pieces
        .filter(({ name }) => !name.startsWith('Setzstufe'))
        .map(({ outline }) => [Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([, y]) => y))] as const);
      return noses.slice(1).every(([x, y], index) => {
        const [lowerX, lowerY] = noses[index] ?? [NaN, NaN];
        return Math.abs(2 * (y - lowerY) + (x - lowerX) - 630) <= 30.001;
      });
    },
    Bearbeitung: (_, { plan, values, recipe }) => {
      const { finish } = plan.parameters;
      const own = finish?.kind === 'choice' ? finish.finishes?.[(values['finish'] ?? 0) - 1] : undefined;
      return isSuited(plan.product, plan.place(values), own ?? recipe.finish);
    },
  };

const anySurface = record({
  finish: constantFrom(...(Object.keys(finishNames) as FinishId[])),
  band: constantFrom<BandId>('fein', 'mittel', 'grob'),
}).map(({ finish, band }): Recipe => ({
  ...pinned.dense,
  finish,
  aggregates: [{ stone: 'marmorWeiss', band, share: 40 }],
}));

describeProducts(
  'whatever is in order of a plan of',
  productIds.map((product) => ({ product })),
  ({ product }) => {
    const plan = plans[product];

    it('is so in its outlines, and was measured there', () => {
      assert(
        property(buildableValues(plan), anySurface, (values, recipe) => {
          const layout = plan.layout(values);
          const fine = checksOf(plan, values, quantitiesOf(plan, values), recipe).filter(
            ({ state }) => state === 'met',
          );
          const untrue = fine.filter(({ label }) => !TRUE[label]?.(layout, { plan, values, recipe }));
          expect(untrue).toEqual([]);
          for (const { measured } of fine) {
            expect(measured.length).toBeGreaterThan(0);
            for (const { value, least = -Infinity, most = Infinity } of measured)
              expect(value >= least && value <= most).toBe(true);
          }
        }),
        { numRuns: 25 },
      );
    });
  },
);
