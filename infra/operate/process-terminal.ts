import { styleText } from 'node:util';
import { confirm, isCancel, spinner } from '@clack/prompts';
import type { Terminal } from './terminal.ts';

const DEFAULT_COLUMNS = 80;

/** The terminal of this process: what was asked for goes to standard output, all else to standard error. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    print: (line) => void stdout.write(`${line}\n`),
    bytes: stdout,
    note: (line) => void stderr.write(`${line}\n`),
    columns: stdout.isTTY ? stdout.columns || DEFAULT_COLUMNS : undefined,
    style: (format, text) => styleText(format, text, { stream: stdout }),
    during: stderr.isTTY ? shownDuring : (_, operation) => operation(),
    ask: stdin.isTTY && stderr.isTTY ? ask : undefined,
  };
}

async function ask(question: string): Promise<boolean> {
  const answer = await confirm({ message: question, initialValue: false, output: process.stderr });
  return !isCancel(answer) && answer;
}

async function shownDuring<Result>(label: string, operation: () => Promise<Result>): Promise<Result> {
  const timer = spinner({ output: process.stderr, withGuide: false, indicator: 'timer' });
  timer.start(label);
  return operation().finally(() => timer.clear());
}
