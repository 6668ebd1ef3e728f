import { figure } from '../language.ts';
import type { Piece, Plan, Quantities, Sum, Values } from './define-plan.ts';
import { areaOf, boxOf, jointsOf, type LaidPiece, type Layout } from './layout.ts';

/**
 * Bulk density in kg/m³. Assumption for all products: the upper value of the technical data of Kleinarchitektur, 2.3–2.4 g/cm³. Chips and
 * reinforcement change it by a few per cent.
 */
export const BULK_DENSITY = 2400;

/** What may be lifted now and then, twice an hour, in kg: guidance of Suva and Seco for men and for women of 20 to 35 years. */
const LIFTED = { men: 25, women: 15 } as const;
/** From here on two men are not enough. */
const BY_HAND_KG = 2 * LIFTED.men;
export const LIFTING_SOURCE = 'Richtwerte von Suva und Seco';

/** Number, volume and weight of the pieces, measured in their layout. @param values permitted ones */
export function quantitiesOf(plan: Plan, values: Values): Quantities {
  const layout = plan.layout(values);
  const pieces = piecesOf(layout);
  const [first, ...others] = pieces;
  if (!first) throw new Error(`The plan of product ${plan.number} has no piece.`);
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
  };
}

/** Pieces of equal size and their number, by their positions: whole ones first, then the cut ones, the largest first. */
export function piecesOf(layout: Layout): readonly Piece[] {
  const { pieces, plane, times = 1 } = layout;
  const counts = new Map<number, number>();
  const firsts = new Map<number, LaidPiece>();
  for (const [index, position] of positionsOf(layout).entries()) {
    counts.set(position, (counts.get(position) ?? 0) + times);
    const piece = pieces[index];
    if (piece && !firsts.has(position)) firsts.set(position, piece);
  }
  return [...firsts]
    .sort(([one], [other]) => one - other)
    .map(([position, piece]) => {
      const [x, y] = sidesOf(piece);
      const { name, depth } = piece;
      const [length, width, height] = plane === 'section' ? [depth, x, y] : [x, y, depth];
      const volume = volumeOf(piece);
      const count = counts.get(position) ?? 0;
      return { position, name, count, length, width, height, volume, weight: volume * BULK_DENSITY };
    });
}

/** The position of each piece of a layout, in their order: pieces of one name and size have the same. */
export function positionsOf({ pieces }: Layout): readonly number[] {
  const keys = pieces.map((piece) => `${piece.name} ${sidesOf(piece).join(' ')} ${piece.depth}`);
  const sizes = new Map<string, LaidPiece>();
  for (const [index, piece] of pieces.entries()) if (!sizes.has(keys[index] ?? '')) sizes.set(keys[index] ?? '', piece);
  const sorted = [...sizes].sort(([, one], [, other]) =>
    one.isCut && other.isCut ? volumeOf(other) - volumeOf(one) : Number(one.isCut ?? 0) - Number(other.isCut ?? 0),
  );
  const positions = new Map(sorted.map(([key], index) => [key, index + 1]));
  return keys.map((key) => positions.get(key) ?? NaN);
}

const volumeOf = ({ outline, depth }: LaidPiece) => (areaOf(outline) * depth) / 1e9;

function sidesOf({ outline }: LaidPiece): readonly [number, number] {
  const [left, bottom, right, top] = boxOf(outline);
  return [toMicrons(right - left), toMicrons(top - bottom)];
}

const toMicrons = (millimetres: number) => Math.round(millimetres * 1000) / 1000;

/** Weight of an area of stone: `144 kg/m²`. @param thickness in millimetres */
export const areaWeightText = (thickness: number): string =>
  `${figure((thickness * BULK_DENSITY) / 1000, 1)}\u00a0kg/m²`;

/** The assumption behind all weights. */
export const densityText = `Annahme: Rohdichte ${figure(BULK_DENSITY)}\u00a0kg/m³.`;

/** The quantities in words, one line each. */
export function quantityTexts(
  { pieces, sums, volume, weight, heaviest }: Quantities,
  words: QuantityWords = { sum: sumText, volume: volumeText, weight: weightText },
): readonly string[] {
  return [
    ...pieces.map(
      (piece) =>
        `Pos. ${piece.position}: ${figure(piece.count)}\u00a0×\u00a0${piece.name} ${sizeText(piece)}, je ${words.weight(piece.weight)}`,
    ),
    ...sums.map((sum) => `${sum.label} ${words.sum(sum)}`),
    `Volumen ${words.volume(volume)}, Gewicht ${words.weight(weight)}`,
    `Schwerstes Stück ${words.weight(heaviest.weight)}: ${liftingText(heaviest.weight)}`,
  ];
}

/** `1000 × 350 × 80 mm`. */
export const sizeText = ({ length, width, height }: Pick<Piece, 'length' | 'width' | 'height'>): string =>
  `${[length, width, height].map((side) => figure(side)).join('\u00a0×\u00a0')}\u00a0mm`;

/** How quantities are written. */
interface QuantityWords {
  readonly sum: (sum: Sum) => string;
  readonly volume: (cubicMetres: number) => string;
  readonly weight: (kilograms: number) => string;
}

/** From here on a site orders and lifts whole units. */
const WHOLE_FROM = 100;
/** A value with the precision that a site uses. @param most decimals */
export const forSite = (value: number, most: number): number => Number(value.toFixed(value >= WHOLE_FROM ? 0 : most));
const rounded = (value: number, unit: string, most: number) => `${figure(forSite(value, most), most)}\u00a0${unit}`;
export const siteDecimals = ({ value, unit }: Pick<Sum, 'value' | 'unit'>): number =>
  unit === 'm' && value < 10 ? 3 : 2;
export const WEIGHT_DECIMALS = 1;

/** As a screen and the checks state them: with the precision that a site uses, whole from 100 on. The lists of the files have the exact ones. */
export const onSite: QuantityWords = {
  sum: (sum) => rounded(sum.value, sum.unit, siteDecimals(sum)),
  volume: (cubicMetres) => rounded(cubicMetres, 'm³', cubicMetres < 0.1 ? 5 : 3),
  weight: (kilograms) => rounded(kilograms, 'kg', WEIGHT_DECIMALS),
};

/** Lengths to the millimetre. */
export const sumText = ({ value, unit }: Sum): string => `${figure(value, unit === 'm' ? 3 : 2)}\u00a0${unit}`;

export const volumeText = (cubicMetres: number): string => `${figure(cubicMetres, cubicMetres < 0.1 ? 5 : 3)}\u00a0m³`;

export const weightText = (kilograms: number): string => `${figure(kilograms, 1)}\u00a0kg`;

/** What the guidance allows for a weight. It depends on who lifts, how and how often, so it is no verdict. */
export const liftingText = (weight: number): string =>
  weight > BY_HAND_KG
    ? 'Hebezeug einplanen'
    : `zumutbar je Person, höchstens zweimal in der Stunde: Männer ${LIFTED.men}\u00a0kg, Frauen ${LIFTED.women}\u00a0kg (20 bis 35 Jahre); Hebehilfe und Griff klären`;
