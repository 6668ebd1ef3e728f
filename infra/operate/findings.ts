import type { Terminal } from './terminal.ts';

/** One line of a report: fine, to be corrected, or to be known. */
export interface Finding {
  readonly mark: 'ok' | 'to do' | 'note';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ mark: 'ok', text });
export const todo = (text: string): Finding => ({ mark: 'to do', text });
export const note = (text: string): Finding => ({ mark: 'note', text });

const COLOURS = { ok: 'green', 'to do': 'red', note: 'yellow' } as const;
const WIDTH = 'to do'.length;

/** Prints a finding on one line. */
export function printFinding({ print, style }: Terminal, { mark, text }: Finding): void {
  print(`${style(COLOURS[mark], mark.padEnd(WIDTH))}  ${text}`);
}
