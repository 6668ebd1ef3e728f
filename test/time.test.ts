import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIMITS = ['test/hang-limits.ts', 'test/reliability/vitest.config.ts', 'test/handover/vitest.config.ts'];
const files = globSync('test/**/*.{ts,tsx}', { cwd: ROOT, exclude: [...LIMITS, 'test/time.test.ts'] });

/** Lines of test files that match. */
const linesWith = (pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(ROOT + file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

it('tests have no time limits but those of hang-limits.ts', () => {
  expect(linesWith(/timeout: ?\d|^\s*\}, [1-9][\d_]+\);$|interruptAfterTimeLimit/iu)).toEqual([]);
  // One line or several.
  const waits = /vi\.wait(?:For|Until)\((?![^]{0,500}?(?:WAIT|RETRY)_LIMIT_MS)/u;
  expect(files.filter((file) => waits.test(readFileSync(ROOT + file, 'utf8')))).toEqual([]);
});

it('tests assert no duration', () => {
  expect(
    linesWith(/expect\([^)]*(?:performance\.now|Date\.now\(\) - |cpuUsage|hrtime|\bms\b|\belapsed\b|\bduration\b)/u),
  ).toEqual([]);
});
