import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Usage } from './figures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const REPORTER = new URL('usage.mjs', import.meta.url).href;

/**
 * Runs a program of the project in a separate process.
 * @param folder a scratch folder
 * @returns what it took, and what it printed
 * @throws Error with what it complained of, unless it ended with 0
 */
export async function runProgram(
  folder: string,
  program: string,
  { args = [], env = {} }: { readonly args?: readonly string[]; readonly env?: Readonly<Record<string, string>> },
): Promise<Usage & { readonly output: string }> {
  const file = join(folder, 'usage.json');
  const child = spawn(process.execPath, ['--import', REPORTER, program, ...args], {
    cwd: root,
    env: { ...process.env, ...env, USAGE_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [output, errors, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended]);
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}: ${errors}`);
  const usage = JSON.parse(await readFile(file, 'utf8')) as Usage;
  await rm(file);
  return { ...usage, output };
}

async function textOf(stream: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of stream) text += part;
  return text;
}
