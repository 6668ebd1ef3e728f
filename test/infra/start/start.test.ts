/** @module-tag thorough */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { listening } from '../../../packages/local-aws/test/listening.ts';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';

/** Runs the command behind `npm start`. */
async function start(environment: Record<string, string>) {
  const args = ['--import', './infra/start/require-node.mjs', 'infra/start/start.ts'];
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...environment } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  return { stdout, stderr, code };
}

// That the data folder is in use: packages/local-aws/test/open-data-dir.test.ts.
it('npm start reports in one line that the port is taken', async () => {
  const { port } = new URL(await listening(createServer()));
  expect(await start({ PORT: port, DATA_DIR: await temporaryFolder() })).toEqual({
    stdout: '',
    stderr: `Port ${port} is taken: stop the program that has it, or name another port in PORT.\n`,
    code: 1,
  });
});
