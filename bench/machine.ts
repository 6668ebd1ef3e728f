import { cpus, loadavg } from 'node:os';

/** Where figures come from, for the line above them: Node, processors, and the load of the last minute (one per busy core). */
export const machine = (): string =>
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1) ?? '?'}`;

/** The middle of the values; of an even number, the upper one of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
