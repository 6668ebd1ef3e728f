import { spawnSync } from 'node:child_process';
import { mkdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clone } from '../../../fixtures/cloned-project.ts';

const REQUIRE = ['--import', './infra/start/require-node.mjs'];

/** What a program says, and how it ends. */
function said(args: readonly string[], cwd: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', npm_node_execpath: '', ...environment };
  const { stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env });
  return [stderr.trim().split('\n'), status];
}

it('a start without the packages of development ends in one sentence that says how to get them', async () => {
  expect(said([...REQUIRE, '-e', '0'], await clone('infra/start'))).toEqual([
    ['The packages of development are not installed: run «npm ci --include=dev --include=optional».'],
    1,
  ]);
});

it('a start with an old Node, where none is brought, ends in one sentence that says which is needed', async () => {
  const folder = await clone('infra/start');
  await mkdir(join(folder, 'node_modules/vite'), { recursive: true });
  const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.9.0'}})";
  expect(said(['--import', old, ...REQUIRE, '-e', '0'], folder)).toEqual([
    [expect.stringMatching(/^This needs Node 24, not v.*: https:\/\/nodejs\.org\.$/u)],
    1,
  ]);
});

/** Runs what npm runs at the end of an installation. @param installed path of a Node beside the brought one */
const install = (folder: string, agent: string, installed = '') =>
  said(['infra/start/link-node.mjs'], folder, {
    npm_lifecycle_event: 'postinstall',
    npm_config_user_agent: agent,
    npm_node_execpath: installed,
  });

describe('an installation', () => {
  it('with Node 18 ends in one sentence that says what is needed', async () => {
    expect(install(await clone('infra/start'), 'npm/9.9.4 node/v18.20.8 linux x64')).toEqual([
      ['This needs Node 20 or newer to be installed, not v18: https://nodejs.org.'],
      1,
    ]);
  });

  it('with a Node that is new enough links that one', async () => {
    const folder = await clone('infra/start');
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
    await symlink('gone', join(folder, 'node_modules/.bin/node'));
    expect(install(folder, 'npm/11.21.2 node/v26.12.1 linux x64', process.execPath)).toEqual([[''], 0]);
    expect(await readlink(join(folder, 'node_modules/.bin/node'))).toBe(process.execPath);
  });
});
