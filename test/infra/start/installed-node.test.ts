import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const START = fileURLToPath(new URL('../../../infra/start/', import.meta.url));

/** What a program says, and how it ends. */
const said = (args: readonly string[], cwd: string, environment: Readonly<Record<string, string>> = {}) => {
  const { stderr, status } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
  });
  return [stderr.trim().split('\n'), status];
};

it('a start without the packages of development ends in one sentence that says how to get them', async () => {
  const folder = await temporaryFolder();
  await cp(join(START, 'require-node.mjs'), join(folder, 'infra/start/require-node.mjs'));
  expect(said(['--import', './infra/start/require-node.mjs', '-e', '0'], folder)).toEqual([
    [expect.stringMatching(/^The packages of development are missing.* run «npm ci --include=dev»\.$/u)],
    1,
  ]);
});

it('an installation with Node 18 ends in one sentence that says what is needed', async () => {
  const agent = { npm_config_user_agent: 'npm/9.9.4 node/v18.20.8 linux x64 workspaces/false' };
  expect(said([join(START, 'prefer-node.mjs')], await temporaryFolder(), agent)).toEqual([
    ['This needs Node 20 or newer to be installed, not v18: https://nodejs.org.'],
    1,
  ]);
});
