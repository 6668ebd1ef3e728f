import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns the path of a program on PATH, or undefined */
export function pathOf(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
