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

/** Words of a report, of the same length. */
interface ReportWords extends Readonly<Record<Finding['mark'], string>> {
  readonly failed: (name: string, message: string) => string;
}
const ENGLISH: ReportWords = {
  ok: 'ok   ',
  'to do': 'to do',
  note: 'note ',
  failed: (name, message) => `${name} could not be checked: ${message}`,
};
export const GERMAN: ReportWords = {
  ok: 'gut    ',
  'to do': 'nötig  ',
  note: 'Hinweis',
  failed: (name, message) => `Nicht geprüft: ${name}. ${message}`,
};

/**
 * Makes checks one after the other and prints each finding on one line; a check that fails is a finding, too.
 * @param checks by their names
 * @returns whether there is nothing to correct
 */
export async function runChecks(
  checks: Readonly<Record<string, AsyncIterable<Finding>>>,
  { print, style }: Terminal,
  words = ENGLISH,
): Promise<boolean> {
  let isFine = true;
  const report = ({ mark, text }: Finding) => {
    print(`${style(COLOURS[mark], words[mark])}  ${text}`);
    isFine &&= mark !== 'to do';
  };
  for (const [name, check] of Object.entries(checks)) {
    try {
      for await (const finding of check) report(finding);
    } catch (error) {
      report(todo(words.failed(name, error instanceof Error ? error.message : String(error))));
    }
  }
  return isFine;
}
