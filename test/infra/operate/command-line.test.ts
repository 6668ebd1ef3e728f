import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a command of the operator in a separate process. */
const run = (name: string, ...args: readonly string[]) =>
  new Promise((resolve) => {
    execFile(process.execPath, [`infra/operate/${name}.ts`, ...args], (error, out, stderr) =>
      resolve([error?.code, out, stderr.trim()]),
    );
  });

it.each([
  ['preflight', ['--stage', 'local'], "'local' is invalid. Allowed choices are dev, prod."],
  ['smoke', [], "required option '--stage <stage>' not specified"],
  ['restore-drill', ['--stage', 'prod'], "required option '--form <id>' not specified"],
  ['restore-drill', ['--at', 'gestern'], 'It is a moment such as 2026-11-21T08:00:00Z.'],
])('%s %j gives the reason in one sentence', async (name, args, sentence) => {
  expect(await run(name, ...args)).toEqual([1, '', expect.stringContaining(sentence)]);
});
