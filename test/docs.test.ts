import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const documents = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })];
const PATH = /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|js|mjs|json|md))`/g;
/** Made by a build, or part of a package. */
const isMade = (path: string) => /^(?:dist|cdk\.out|node_modules|\.cache|\.data|5\.0)\//.test(path);

const pathsIn = (document: string) => Array.from(readFileSync(ROOT + document, 'utf8').matchAll(PATH), ([, path]) => path ?? '');

describe.each(documents)('%s', (document) => {
  it('names files that are there', () => {
    expect(pathsIn(document).filter((path) => !isMade(path) && !existsSync(ROOT + path))).toEqual([]);
  });
});

it('the table of security requirements names many', () => {
  expect(pathsIn('docs/asvs.md').length).toBeGreaterThan(150);
});
