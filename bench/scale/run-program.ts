import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a process took: seconds, processor time in seconds, most resident memory in MB. */
export interface Usage {
  readonly seconds: number;
  readonly processor: number;
  readonly memory: number;
}

const REPORTER = new URL('usage.mjs', import.meta.url).href;

/**
 * Runs a program of the project in a separate process.
 * @param args of Node: options, file, arguments
 * @returns what it took, and what it printed
 * @throws Error with what it complained of, unless it ended with 0
 */
export async function runProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Usage & { readonly output: string }> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', REPORTER, ...args], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, ...env },
    maxBuffer: Infinity,
  });
  return { output: stdout, ...(JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as Usage) };
}
