import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Dwg_File_Type as types, LibreDwg, type DwgDimensionEntity } from '@mlightcad/libredwg-web';
import { dimensionFindings, drawingsOfDocument, type ReadDimension } from './expected-dimensions.ts';

/** Debian's packages belong to the system's Python, not to another one on PATH. */
export const PYTHON = '/usr/bin/python3';
const MOST_OUTPUT = 64 * 1024 * 1024;

export const nameOf = (path: string): string => path.split(sep).slice(-2).join('/');

export function pdfFindings(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    return status === 0 ? [] : [`${nameOf(path)}: ${(stderr || stdout).trim().split('\n').at(-1)}`];
  });
}

interface ReadFile {
  readonly path: string;
  readonly problems: readonly string[];
}

function readBy<Read extends ReadFile>(script: string, paths: readonly string[]): readonly Read[] {
  const program = fileURLToPath(new URL(script, import.meta.url));
  return JSON.parse(execFileSync(PYTHON, [program, ...paths], { encoding: 'utf8', maxBuffer: MOST_OUTPUT })) as Read[];
}

export const officeFindings = (paths: readonly string[]): readonly string[] =>
  readBy('read-office.py', paths).flatMap(({ path, problems }) =>
    problems.map((problem) => `${nameOf(path)}: ${problem}`),
  );

export const dxfFindings = (paths: readonly string[], drawingsOf = drawingsOfDocument): readonly string[] =>
  readBy<ReadFile & { dimensions: readonly ReadDimension[] }>('read-dxf.py', paths).flatMap(
    ({ path, problems, dimensions }) =>
      [...problems, ...dimensionFindings(drawingsOf(path), dimensions)].map((problem) => `${nameOf(path)}: ${problem}`),
  );

export async function dwgFindings(
  paths: readonly string[],
  drawingsOf = drawingsOfDocument,
): Promise<readonly string[]> {
  const libredwg = await LibreDwg.create();
  return paths.flatMap((path) => {
    const data = libredwg.dwg_read_data(new Uint8Array(readFileSync(path)).buffer, types.DWG);
    if (data === undefined) return [`${nameOf(path)}: can't be read`];
    const dimensions = libredwg
      .convert(data)
      .entities.filter((entity): entity is DwgDimensionEntity => entity.type === 'DIMENSION');
    libredwg.dwg_free(data);
    return dimensionFindings(
      drawingsOf(path),
      dimensions.map(({ text = '', measurement = NaN }) => ({ text, measurement })),
    ).map((problem) => `${nameOf(path)}: ${problem}`);
  });
}
