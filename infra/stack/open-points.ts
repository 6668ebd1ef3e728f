import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = 'web/content/owner/*.ts';

/** What the company has not confirmed yet. */
export interface OpenPoint {
  /** File and line. */
  readonly place: string;
  /** Name of the value, and the beginning of the value. */
  readonly text: string;
}

/** All calls of `toConfirm` in the owner's data. @param root folder of the project */
export function openPoints(root = ROOT): readonly OpenPoint[] {
  return globSync(FILES, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(root + file, 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const [, name, value] = /(\w+)(?:: | = )toConfirm\((.*)/u.exec(line) ?? [];
        if (name === undefined || line.startsWith('export const toConfirm')) return [];
        const shown = value || (lines[index + 1] ?? '').trim();
        return [
          {
            place: `${file.replaceAll('\\', '/')}:${index + 1}`,
            text: `${name}: ${shown.replace(/\)?[,;]?$/u, '').slice(0, 80)}`,
          },
        ];
      });
    });
}
