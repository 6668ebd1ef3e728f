import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FILES = 'web/content/owner/*.ts';
const MOST_LETTERS = 80;

/** What the company has not confirmed yet. */
export interface OpenPoint {
  /** File and line. */
  readonly place: string;
  /** Name of the value, and the beginning of the value. */
  readonly text: string;
}

/** All calls of `toConfirm` in the owner's data. @param root folder of the project */
export const openPoints = (root = ROOT): readonly OpenPoint[] =>
  globSync(FILES, { cwd: root })
    .toSorted()
    .flatMap((file) => openPointsIn(file.replaceAll('\\', '/'), readFileSync(root + file, 'utf8')));

function openPointsIn(file: string, source: string): readonly OpenPoint[] {
  const text = ({ start, end }: { readonly start: number; readonly end: number }) => source.slice(start, end);
  const points: OpenPoint[] = [];
  /** Names by the place of their values. */
  const names = new Map<number, string>();
  new Visitor({
    Property: ({ key, value }) => void names.set(value.start, text(key)),
    VariableDeclarator: ({ id, init }) => void (init && names.set(init.start, text(id))),
    CallExpression({ start, callee, arguments: [value] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'toConfirm' || !value) return;
      const line = source.slice(0, start).split('\n').length;
      const beginning = text(value).replaceAll(/\s+/gu, ' ').slice(0, MOST_LETTERS);
      points.push({ place: `${file}:${line}`, text: `${names.get(start) ?? ''}: ${beginning}` });
    },
  }).visit(parseSync(file, source).program);
  return points;
}
