import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameOf } from './read-files.ts';

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url));

const dataOf = (path: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(readFileSync(path, 'utf8'))?.[1];

/** Holds the structured data of pages to the vocabulary of schema.org: its types for TypeScript know each type and its properties. */
export function dataFindings(pages: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'website-data-'));
  const paths = pages.filter((page) => dataOf(page) !== undefined);
  const files = paths.map((path, index) => {
    const file = join(folder, `page${index}.ts`);
    const types = `${PACKAGES}/schema-dts/dist/schema.d.ts`;
    writeFileSync(file, `import type { Graph } from '${types}';\nexport const data: Graph = ${dataOf(path)};\n`);
    return file;
  });
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'];
  const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  const { stdout, status, error } = spawnSync(compiler, [...options, ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const findings = Array.from(
    stdout.matchAll(/page(\d+)\.ts\(\d+,\d+\): (.*)/gu),
    ([, index, problem = '']) => `${nameOf(paths[Number(index)] ?? '')}: ${problem.slice(0, 300)}`,
  );
  return status !== 0 && findings.length === 0 ? [`tsc: ${String(error ?? stdout)}`] : findings;
}
