import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
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

it.each([
  ['preflight', [], "required option '--stage <stage>' not specified"],
  ['preflight', ['--stage', 'local'], "'local' is invalid. Allowed choices are dev, prod."],
  ['smoke', ['--stages', 'prod'], "unknown option '--stages'"],
  ['restore-drill', ['--stage', 'prod'], "required option '--form <id>' not specified"],
  ['restore-drill', ['--form', 'x'], 'There is sample-folder, consultation, sales, contact, complaint.'],
  ['restore-drill', ['--at', 'gestern'], 'It is a moment such as 2026-11-21T08:00:00Z.'],
  ['smoke', [], 'läuft nichts: Starten Sie mit «npm start»'],
])('%s %j gives the reason in one sentence', async (name, args, sentence) => {
  expect(await run(name, ...args)).toEqual([1, '', expect.stringContaining(sentence)]);
});
