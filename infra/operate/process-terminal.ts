import { styleText } from 'node:util';
import { confirm, isCancel, spinner } from '@clack/prompts';
import { grouped } from './counted.ts';
import type { Progress, Terminal } from './terminal.ts';

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
    progress: stderr.isTTY ? drawnProgress : () => ({ show: () => {}, stop: () => {} }),
    ask: stdin.isTTY && stderr.isTTY ? ask : undefined,
  };
}

async function ask(question: string): Promise<boolean> {
  const answer = await confirm({ message: question, initialValue: false, output: process.stderr });
  return !isCancel(answer) && answer;
}

/** Counts, and names the total once it is known. */
function drawnProgress(label: string): Progress {
  const counting = spinner({ output: process.stderr, withGuide: false });
  counting.start(label);
  return {
    show: (done, total) =>
      counting.message(`${label} ${grouped(done)}${total === undefined ? '' : ` / ${grouped(total)}`}`),
    stop: () => counting.clear(),
  };
}
