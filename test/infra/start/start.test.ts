/** @module-tag thorough */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startStores } from '@works/local-aws/start-stores';
import { describe, expect, it, onTestFinished } from 'vitest';
import { REGION } from '../../../infra/stack/settings/names.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

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

const refusal = (line: string) => ({ stdout: '', stderr: `${line}\n`, code: 1 });

describe('npm start reports in one line that', () => {
  it('the port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const port = String((server.address() as AddressInfo).port);
    expect(await start({ PORT: port, DATA_DIR: await temporaryFolder() })).toEqual(
      refusal(`Port ${port} is taken: stop the program that has it, or name another port in PORT.`),
    );
  });

  it('another one uses the data folder', async () => {
    const folder = await temporaryFolder();
    const { stop } = await startStores({ environment: { account: '0', region: REGION } }, { dataDir: folder });
    onTestFinished(stop);
    expect(await start({ PORT: '0', DATA_DIR: folder })).toEqual(
      refusal(`The data folder ${folder} is in use by another process: stop it, or name another folder in DATA_DIR.`),
    );
  });
});
