import { readdir, readFile } from 'node:fs/promises';

/** The quantile of the values. @param part from 0 to 1 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Whether this machine says what a process holds. */
export const canMeasure = process.platform === 'linux';

/** Resident memory of a process, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** Number of files and sockets that a process has open. */
export const handlesOf = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length;

/** Slope of a straight line through these values by least squares: change of the value for one step. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const below = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return above / below;
}
