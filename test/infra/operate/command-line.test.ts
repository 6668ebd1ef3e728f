import { execFile } from 'node:child_process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { processTerminal } from '../../../infra/operate/terminal.ts';

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

it.each([
  [true, true],
  [true, false],
  [false, true],
])(
  'a question is asked where it is seen and can be answered: input from a terminal %s, notes to one %s',
  (reads, shows) => {
    vi.stubGlobal('process', { stdin: { isTTY: reads }, stdout: {}, stderr: { isTTY: shows } });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(processTerminal().ask !== undefined).toBe(reads && shows);
  },
);
