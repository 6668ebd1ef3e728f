import { hashOf, partOf } from './lattice.ts';
import { TURNS, turns } from './turns.ts';

/** One of the grains that are strewn over a plane, one to a cell of a square lattice, as a place sees it. */
export interface Cell {
  /** Random bits of the grain. */
  hash: number;
  /** From its middle to the place, in cells. */
  x: number;
  y: number;
  /** Distance from its middle by the outline that it has: 1 at a radius of one cell. */
  reach: number;
}

export const noCell = (): Cell => ({ hash: 0, x: 0, y: 0, reach: 0 });

/** Largest offset of a grain's middle from that of its cell, in cells. */
const JITTER = 0.4;
/** The outline of a grain reaches at least this part of the way from its middle. */
const LEAST = 0.74;

/**
 * Finds the grain whose middle is nearest to a place by the grains' own outlines: rounded where `angular` is 0, broken where it is 1.
 * @param x and y in cells
 * @param within grains whose reach is larger are of no use to the caller
 * @returns whether there is one
 */
export function nearestCell(seed: number, x: number, y: number, angular: number, within: number, cell: Cell): boolean {
  const column = Math.floor(x) | 0;
  const row = Math.floor(y) | 0;
  // Of the cells around, those on the nearer sides.
  const otherColumn = x - column < 0.5 ? column - 1 : column + 1;
  const otherRow = y - row < 0.5 ? row - 1 : row + 1;
  cell.reach = within;
  // Its own cell first, which mostly rules the others out.
  look(seed, x, y, column, row, angular, cell);
  look(seed, x, y, otherColumn, row, angular, cell);
  look(seed, x, y, column, otherRow, angular, cell);
  look(seed, x, y, otherColumn, otherRow, angular, cell);
  return cell.reach < within;
}

/** Takes the grain of a cell if it is nearer than what was found before. */
function look(seed: number, x: number, y: number, column: number, row: number, angular: number, cell: Cell): void {
  const best = cell.reach;
  const middleX = x - column - 0.5;
  const middleY = y - row - 0.5;
  const offX = Math.max(0, Math.abs(middleX) - JITTER);
  const offY = Math.max(0, Math.abs(middleY) - JITTER);
  const far = (best * best) / (LEAST * LEAST);
  if (offX * offX + offY * offY >= far) return;
  const hash = hashOf(column, row, seed);
  const toX = middleX - JITTER * (2 * partOf(hash, 0) - 1);
  const toY = middleY - JITTER * (2 * partOf(hash, 8) - 1);
  if (toX * toX + toY * toY >= far) return;
  const turn = (hash >>> 16) & (TURNS - 1);
  const u = Math.abs(toX * turns.x[turn]! + toY * turns.y[turn]!);
  const v = Math.abs(toY * turns.x[turn]! - toX * turns.y[turn]!) * (1 + 0.6 * partOf(hash, 24));
  const broken = Math.max(u, v, LEAST * (u + v));
  const reach = angular === 1 ? broken : broken * angular + Math.sqrt(u * u + v * v) * (1 - angular);
  if (reach >= best) return;
  cell.hash = hash;
  cell.x = toX;
  cell.y = toY;
  cell.reach = reach;
}
