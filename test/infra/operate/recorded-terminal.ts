import { PassThrough } from 'node:stream';
import type { Terminal } from '../../../infra/operate/terminal.ts';

/** A terminal that keeps what is written, without colours. @param columns as wide as this; undefined for a pipe */
export function recordedTerminal(columns?: number, answer?: boolean) {
  const printed: string[] = [];
  const notes: string[] = [];
  const questions: string[] = [];
  const bytes = new PassThrough({ highWaterMark: 1_000_000 });
  const terminal: Terminal = {
    print: (line) => void printed.push(line),
    bytes,
    note: (line) => void notes.push(line),
    columns,
    style: (_, text) => text,
    during: (_, operation) => operation(),
    ask:
      answer === undefined
        ? undefined
        : (question) => {
            questions.push(question);
            return Promise.resolve(answer);
          },
  };
  return { terminal, printed, notes, questions, text: () => String(bytes.read() ?? '') };
}
