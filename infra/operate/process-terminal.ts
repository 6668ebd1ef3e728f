import { styleText } from 'node:util';
import { confirm, isCancel, progress as progressBar, spinner } from '@clack/prompts';
import type { Progress, Terminal } from './terminal.ts';
import { grouped, say } from './words.ts';

const DEFAULT_COLUMNS = 80;
/** A bar is drawn at most so often. */
const REDRAW_MS = 100;

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

/** Counts until the total is known; draws a bar from then on. */
function drawnProgress(label: string): Progress {
  const output = process.stderr;
  const counting = spinner({ output, withGuide: false });
  let bar: ReturnType<typeof progressBar> | undefined;
  let drawn = 0;
  let drawnAt = 0;
  counting.start(label);
  return {
    show(done, total) {
      const now = Date.now();
      if (now - drawnAt < REDRAW_MS && done !== total) return;
      drawnAt = now;
      if (total === undefined) return counting.message(`${label} ${grouped(done)}`);
      if (!bar) {
        counting.clear();
        bar = progressBar({ output, withGuide: false, style: 'block', max: total, size: 30 });
        bar.start(label);
      }
      bar.advance(done - drawn, say('{0} {1} of {2}', label, grouped(done), grouped(total)));
      drawn = done;
    },
    stop: () => (bar ?? counting).clear(),
  };
}
