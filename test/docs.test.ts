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
const sources = globSync('{bench,functions,infra,packages,shared,test,web}/**/*.{css,mjs,ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', 'web/generated/**'],
});
const PATH =
  /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|js|mjs|json|md)|(?:bench|docs|functions|infra|packages|renderings|shared|test|web)\/[\w./-]+)`/g;
/** Made by a build, or part of a package. */
const isMade = (path: string) => /^(?:dist|cdk\.out|node_modules|\.cache|\.data|5\.0)\//.test(path);

const missingIn = (file: string) =>
  Array.from(readFileSync(ROOT + file, 'utf8').matchAll(PATH), ([, path]) => path ?? '').filter(
    (path) => !isMade(path) && !['', dirname(file)].some((folder) => existsSync(join(ROOT, folder, path))),
  );

it('comments name files and folders that are there', () => {
  expect(sources).toContain('test/docs.test.ts');
  expect(sources.flatMap((source) => missingIn(source).map((path) => `${source}: ${path}`))).toEqual([]);
});

describe.each(documents)('%s', (document) => {
  it('names files and folders that are there', () => {
    expect(missingIn(document)).toEqual([]);
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
