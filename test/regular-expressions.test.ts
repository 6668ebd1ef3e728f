import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { RFC_EMAIL_REGEX } from 'valibot';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Expressions that are not linear, by the most characters that they are ever applied to. */
const BOUNDED: readonly string[] = [
  // `cleanPhotoName` cuts the name before it removes what is at its end.
  '/[ ._(-]+$/',
];

/** Every regular expression literal of a file. */
function expressionsIn(file: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
  });
  visitor.visit(parseSync(file, readFileSync(ROOT + file, 'utf8')).program);
  return found;
}

/** Whether an expression needs more than linear time for some text, by static analysis. */
const isSlow = (expression: RegExp) => analyse(expression).reports.length > 0;

// Threat T16: a text that makes a check take minutes. Proved for every text, which no measured time can do.
describe('regular expressions that see what visitors send', () => {
  const files = globSync(['{shared,functions,infra/operate}/**/*.{ts,tsx}', 'web/{forms,delivery}/**/*.{ts,tsx}'], {
    cwd: ROOT,
  });

  it('are found, and slow ones recognised', () => {
    expect(files.flatMap(expressionsIn).length).toBeGreaterThan(20);
    expect([/^(?:a+)+$/, /^a*a*$/, /\s+$/, /^\s+/].map(isSlow)).toEqual([true, true, true, false]);
  });

  it.each(files)('take linear time in %s', (file) => {
    const slow = expressionsIn(file).filter(isSlow).map(String);
    expect(slow.filter((expression) => !BOUNDED.includes(expression))).toEqual([]);
  });

  it('take linear time in the check of e-mail addresses', () => expect(isSlow(RFC_EMAIL_REGEX)).toBe(false));
});
