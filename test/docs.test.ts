import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const documents = globSync(['*.md', 'docs/*.md', '{shared,web,test,packages}/**/README.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { readonly scripts: object };
const PATH = /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|js|mjs|json|md))`/g;
/** Made by a build, or part of a package. */
const isMade = (path: string) => /^(?:dist|cdk\.out|node_modules|\.cache|\.data|5\.0)\//.test(path);

const pathsIn = (document: string) =>
  Array.from(readFileSync(ROOT + document, 'utf8').matchAll(PATH), ([, path]) => path ?? '');

describe.each(documents)('%s', (document) => {
  it('names files that are there', () => {
    const isThere = (path: string) => ['', dirname(document)].some((folder) => existsSync(join(ROOT, folder, path)));
    expect(pathsIn(document).filter((path) => !isMade(path) && !isThere(path))).toEqual([]);
  });

  it('names commands that are there', () => {
    const run = Array.from(
      readFileSync(ROOT + document, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)/g),
      ([, name]) => name ?? '',
    );
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links to files that are there', () => {
    const links = Array.from(
      readFileSync(ROOT + document, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g),
      ([, target]) => target ?? '',
    );
    expect(links.filter((target) => !existsSync(join(ROOT, dirname(document), target)))).toEqual([]);
  });
});
