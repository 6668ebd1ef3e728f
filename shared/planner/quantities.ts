import type { Piece, Plan, Sum, Values } from './define-plan.ts';
import { figure } from './figures.ts';

/**
 * Bulk density in kg/m³. Assumption for all products: the upper value of the technical data of Kleinarchitektur, 2.3–2.4 g/cm³. Chips and
 * reinforcement change it by a few per cent.
 */
export const BULK_DENSITY = 2400;

/** Load that one person carries, in kg. Rule of thumb for occasional lifting. */
export const LOAD_PER_PERSON = 25;

/** Pieces of one size with their weight in kg. */
export interface WeighedPiece extends Piece {
  readonly weight: number;
}

export interface Quantities {
  readonly pieces: readonly WeighedPiece[];
  readonly sums: readonly Sum[];
  readonly count: number;
  /** Of all pieces, in m³ and kg. */
  readonly volume: number;
  readonly weight: number;
  readonly heaviest: WeighedPiece;
  /** How many people carry the heaviest piece; more than two need lifting gear. */
  readonly carriers: number;
}

/** Number, volume and weight of the pieces. @param values permitted ones */
export function quantitiesOf(plan: Plan, values: Values): Quantities {
  const pieces = plan.pieces(values).map((piece) => ({ ...piece, weight: piece.volume * BULK_DENSITY }));
  const [first, ...others] = pieces;
  if (!first) throw new Error(`The plan of ${plan.page} has no piece.`);
  const heaviest = others.reduce((most, piece) => (piece.weight > most.weight ? piece : most), first);
  const total = (of: (piece: WeighedPiece) => number) => pieces.reduce((sum, piece) => sum + piece.count * of(piece), 0);
  return {
    pieces,
    sums: plan.sums(values),
    count: total(() => 1),
    volume: total(({ volume }) => volume),
    weight: total(({ weight }) => weight),
    heaviest,
    carriers: Math.max(1, Math.ceil(heaviest.weight / LOAD_PER_PERSON)),
  };
}

/** The assumption behind all weights. */
export const densityText = `Annahme: Rohdichte ${figure(BULK_DENSITY)}\u00a0kg/m³.`;

/** The quantities in words, one line each. */
export function quantityTexts({ pieces, sums, volume, weight, heaviest, carriers }: Quantities): readonly string[] {
  return [
    ...pieces.map((piece) => `${figure(piece.count)}\u00a0×\u00a0${piece.name} ${sizeText(piece)}, je ${weightText(piece.weight)}`),
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

export const weightText = (kilograms: number): string => `${figure(kilograms, kilograms < 100 ? 1 : 0)}\u00a0kg`;

/** Who can carry the heaviest piece (rule of thumb). */
export function carriersText(carriers: number): string {
  const rule = `Faustregel ${LOAD_PER_PERSON}\u00a0kg je Person`;
  if (carriers === 1) return `eine Person kann es tragen (${rule}).`;
  if (carriers === 2) return `zwei Personen können es tragen (${rule}).`;
  return `zu schwer für zwei Personen, Hebezeug einplanen (${rule}).`;
}
