import type { Piece, Plan, Quantities, Sum, Values } from './define-plan.ts';
import { figure } from './figures.ts';
import { areaOf, boxOf, jointsOf, type Layout } from './layout.ts';

/**
 * Bulk density in kg/m³. Assumption for all products: the upper value of the technical data of Kleinarchitektur, 2.3–2.4 g/cm³. Chips and
 * reinforcement change it by a few per cent.
 */
export const BULK_DENSITY = 2400;

/** Load that one person carries, in kg. Rule of thumb for occasional lifting. */
export const LOAD_PER_PERSON = 25;

/** Number, volume and weight of the pieces, measured in their layout. @param values permitted ones */
export function quantitiesOf(plan: Plan, values: Values): Quantities {
  const layout = plan.layout(values);
  const pieces = sizesOf(layout);
  const [first, ...others] = pieces;
  if (!first) throw new Error(`The plan of ${plan.page} has no piece.`);
  const heaviest = others.reduce((most, piece) => (piece.weight > most.weight ? piece : most), first);
  const total = (of: (piece: Piece) => number) => pieces.reduce((sum, piece) => sum + piece.count * of(piece), 0);
  const joints = jointsOf(layout);
  const [left, , right] = boxOf(layout.pieces.flatMap(({ outline }) => outline));
  return {
    pieces,
    sums: plan.sums(values, {
      layout,
      jointLength: joints.reduce((sum, { length }) => sum + length, 0),
      jointCount: joints.length,
      length: right - left,
    }),
    count: total(() => 1),
    volume: total(({ volume }) => volume),
    weight: total(({ weight }) => weight),
    heaviest,
    carriers: Math.max(1, Math.ceil(heaviest.weight / LOAD_PER_PERSON)),
  };
}

/** Pieces of equal size and their number: whole ones first, then the cut ones, the largest first. */
function sizesOf({ pieces, plane, times = 1 }: Layout): readonly Piece[] {
  const sizes = new Map<string, Piece & { readonly isCut: boolean }>();
  for (const { name, outline, depth, isCut = false } of pieces) {
    const [left, bottom, right, top] = boxOf(outline);
    const [x, y] = [toMicrons(right - left), toMicrons(top - bottom)];
    const key = `${name} ${x} ${y} ${depth}`;
    const volume = (areaOf(outline) * depth) / 1e9;
    const [length, width, height] = plane === 'section' ? [depth, x, y] : [x, y, depth];
    const known = sizes.get(key) ?? {
      name,
      count: 0,
      length,
      width,
      height,
      volume,
      weight: volume * BULK_DENSITY,
      isCut,
    };
    sizes.set(key, { ...known, count: known.count + times });
  }
  return [...sizes.values()].toSorted((a, b) =>
    a.isCut && b.isCut ? b.volume - a.volume : Number(a.isCut) - Number(b.isCut),
  );
}

const toMicrons = (millimetres: number) => Math.round(millimetres * 1000) / 1000;

/** Weight of an area of stone: `144 kg/m²`. @param thickness in millimetres */
export const areaWeightText = (thickness: number): string =>
  `${figure((thickness * BULK_DENSITY) / 1000, 1)}\u00a0kg/m²`;

/** The assumption behind all weights. */
export const densityText = `Annahme: Rohdichte ${figure(BULK_DENSITY)}\u00a0kg/m³.`;

/** The quantities in words, one line each. */
export function quantityTexts({ pieces, sums, volume, weight, heaviest, carriers }: Quantities): readonly string[] {
  return [
    ...pieces.map(
      (piece) => `${figure(piece.count)}\u00a0×\u00a0${piece.name} ${sizeText(piece)}, je ${weightText(piece.weight)}`,
    ),
    ...sums.map((sum) => `${sum.label} ${sumText(sum)}`),
    `Volumen ${volumeText(volume)}, Gewicht ${weightText(weight)}`,
    `Schwerstes Stück ${weightText(heaviest.weight)}: ${carriersText(carriers)}`,
  ];
}

/** `1000 × 350 × 80 mm`. */
export const sizeText = ({ length, width, height }: Pick<Piece, 'length' | 'width' | 'height'>): string =>
  `${[length, width, height].map((side) => figure(side)).join('\u00a0×\u00a0')}\u00a0mm`;

/** Lengths to the millimetre. */
export const sumText = ({ value, unit }: Sum): string => `${figure(value, unit === 'm' ? 3 : 2)}\u00a0${unit}`;

export const volumeText = (cubicMetres: number): string => `${figure(cubicMetres, cubicMetres < 0.1 ? 5 : 3)}\u00a0m³`;

export const weightText = (kilograms: number): string => `${figure(kilograms, 1)}\u00a0kg`;

/** Who can carry the heaviest piece (rule of thumb). */
export function carriersText(carriers: number): string {
  const rule = `Faustregel ${LOAD_PER_PERSON}\u00a0kg je Person`;
  if (carriers === 1) return `eine Person kann es tragen (${rule}).`;
  if (carriers === 2) return `zwei Personen können es tragen (${rule}).`;
  return `zu schwer für zwei Personen, Hebezeug einplanen (${rule}).`;
}
