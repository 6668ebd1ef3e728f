/**
 * `npm run dev` on a copy of the project.
 * @module-tag thorough
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RETRY_LIMIT_MS } from '../../../hang-limits.ts';
import { copyProject, type Copy } from '../../../rehearsals/handover/copy.ts';

let copy: Copy;
let dev: ChildProcess;
let url = '';
const lines: string[] = [];
/** Waits for a line of the terminal, and gives it. */
const said = (line: RegExp) =>
  vi.waitFor(() => lines.find((one) => line.test(one)) ?? Promise.reject(new Error(lines.join('\n'))), {
    timeout: RETRY_LIMIT_MS,
  });

beforeAll(async () => {
  copy = copyProject();
  dev = spawn(process.execPath, ['infra/start/start.ts', '--dev'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (dev.stdout) createInterface(dev.stdout).on('line', (line) => lines.push(line));
  url = (await said(/^The site is at /u)).slice('The site is at '.length);
});
afterAll(async () => {
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await ended;
  copy.remove();
});

it('serves no file of the data folder, and no other site any file', async () => {
  const headers = { origin: 'http://localhost:5555' };
  for (const file of ['.data/host.json', 'package.json']) {
    for (const query of ['', '?raw', '?url', '?import&raw', '?inline']) {
      const answer = await fetch(`${url}/@fs${copy.folder}/${file}${query}`, { headers });
      expect([query, answer.status]).toEqual([query, 403]);
      expect(await answer.text()).not.toMatch(/secretAccessKey|devDependencies/u);
    }
  }
  const source = await fetch(`${url}/content/imprint.ts`, { headers });
  expect([source.status, source.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});
