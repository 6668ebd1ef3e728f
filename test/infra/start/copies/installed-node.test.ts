import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clone } from '../../../fixtures/cloned-project.ts';

const REQUIRE = ['--import', './infra/start/require-node.mjs'];

/** What a program says, and how it ends. */
function said(args: readonly string[], cwd: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', npm_node_execpath: '', ...environment };
  const { stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env });
  return [stderr.trim().split('\n'), status];
}

it('a start without the packages of development ends in one sentence that says how to get them', async () =>
  expect(said([...REQUIRE, '-e', '0'], await clone('infra/start'))).toEqual([
    ['The packages of development are not installed: run «npm ci --include=dev --include=optional».'],
    1,
  ]));

it('a start with an old Node, where none is brought, ends in one sentence that says which is needed', async () => {
  const folder = await clone('infra/start');
  await mkdir(join(folder, 'node_modules/vite'), { recursive: true });
  const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.9.0'}})";
  expect(said(['--import', old, ...REQUIRE, '-e', '0'], folder)).toEqual([
    [expect.stringMatching(/^This needs Node 24, not v.*: https:\/\/nodejs\.org\.$/u)],
    1,
  ]);
});
