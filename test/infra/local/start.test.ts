import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimFolder } from '../../../infra/local/machine/claim-folder.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** Runs the command behind `npm start`. */
async function start(environment: Record<string, string>, flags: string[] = []) {
  const command = [...flags, '--import', './infra/local/require-node.mjs', 'infra/local/start.ts'];
  const child = spawn(process.execPath, command, { env: { PATH: process.env['PATH'], ...environment } });
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
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await start({ PORT: String(port), DATA_DIR: await temporaryFolder() })).toEqual(
      refusal(`Port ${port} is taken: stop the program that has it, or name another port in PORT.`),
    );
  });

  it('another one uses the data folder', async () => {
    const folder = await temporaryFolder();
    const claim = await claimFolder(folder);
    if (typeof claim === 'number') throw new Error('The folder is claimed already');
    onTestFinished(claim.release);
    expect(await start({ PORT: '0', DATA_DIR: folder })).toEqual(
      refusal(
        `The data folder ${folder} is in use by process ${process.pid}: stop it, or name another folder in DATA_DIR.`,
      ),
    );
  });

  it('Node is too old', async () => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.20.2'}});Object.defineProperty(process,'version',{value:'v20.20.2'})`;
    expect(await start({ PORT: '0' }, ['--import', pretend])).toEqual(
      refusal('This needs Node 24, not v20.20.2. The project brings its own: run «npm ci», then «npm start».'),
    );
  });
});

// npm runs a command through a shell, which not always passes a signal on.
const inShell = { skip: process.platform === 'win32', tags: 'thorough' } as const;
it('npm start ends when the shell is ended that npm runs it in', inShell, async () => {
  const dataDir = await temporaryFolder();
  const command = `"${process.execPath}" --import ./infra/local/require-node.mjs infra/local/start.ts; true`;
  const environment = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, npm_lifecycle_event: 'start' };
  const shell = spawn('sh', ['-c', command], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const said = text(shell.stdout);
  await expect.poll(() => readdir(dataDir)).toContain('host.json');
  shell.kill('SIGTERM');
  // Its end closes the output; it has taken back where it is, and its claim on the folder.
  expect(await said).toContain('The site is at');
  expect(await readdir(dataDir)).not.toContain('host.json');
  expect(await readdir(dataDir)).not.toContain('lock');
});
