import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `sample` within `npm test`; `full` for the figures of docs/quality.md. */
    effort: 'sample' | 'full';
  }
}

export const isFull = inject('effort') === 'full';

export const howMany = (full: number, sample: number): number => (isFull ? full : sample);

/** Says a figure, for docs/quality.md; a sample has none worth saying. */
export function figure(id: string, text: string): void {
  if (isFull) process.stdout.write(`\n[${id}] ${text}\n`);
}
