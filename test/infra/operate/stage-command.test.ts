import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** Runs a command of the operator in a separate process. */
async function run(name: string, ...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: await temporaryFolder() };
  return new Promise((resolve) => {
    execFile(process.execPath, [`infra/operate/${name}.ts`, ...args], { env }, (error, out, stderr) =>
      resolve([error?.code, out, stderr.trim()]),
    );
  });
}

describe('a command that cannot run gives the reason in one sentence', () => {
  it.each([
    ['preflight', [], 'Name the stage: --stage dev or --stage prod.'],
    ['preflight', ['--stage', 'local'], 'There is no stage local: --stage dev or --stage prod.'],
    ['destroy', [], 'Name the stage: --stage dev or --stage prod.'],
    ['smoke', ['--stages', 'prod'], "Unknown option '--stages'"],
    ['smoke', [], 'Nothing runs on the data folder '],
  ])('%s %j', async (name, args, sentence) => {
    expect(await run(name, ...args)).toEqual([1, '', expect.stringContaining(sentence)]);
  });
});
