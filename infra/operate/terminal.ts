import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import { confirm, isCancel, spinner } from '@clack/prompts';

/** Where a command writes. */
export interface Terminal {
  /** What was asked for, line by line. */
  readonly print: (line: string) => void;
  /** What was asked for, as bytes. */
  readonly bytes: Writable;
  /** Messages to the operator, never into a pipe. */
  readonly note: (line: string) => void;
  /** Characters in a line; undefined when a program reads the output. */
  readonly columns: number | undefined;
  readonly style: (format: Parameters<typeof styleText>[0], text: string) => string;
  /** Shows that a longer operation is under way, and for how long. */
  readonly during: <Result>(label: string, operation: () => Promise<Result>) => Promise<Result>;
  /** Asks a yes-or-no question; undefined if there is no terminal to answer on. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined;
}

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

// Controls, and the marks that turn the direction of what follows: a stored text must not play with the operator's terminal.
const UNSAFE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e0fff}]/gu;

/** A stored text as it may be shown; line breaks stay. */
export const printable = (text: string): string => text.replaceAll(UNSAFE, '\uFFFD');

/** The same on one line. */
export const onOneLine = (text: string): string =>
  printable(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' · ');
