import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type Copy } from '../handover/copy.ts';

/**
 * A plausible mistake of a maintainer: text in a file, its replacement, and the test that must fail. Harm: `loses` a request, `lies` to a visitor,
 * `admits` an unauthorised person, `stops` a deployment, or `hinders` use.
 */
type Slip = readonly [harm: string, file: string, text: string, becomes: string, finder: string];

/** Line feeds and backslashes are written as in a string. */
const written = (cell: string) => cell.replaceAll(/\\(.)/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign));
const [, ...lines] = readFileSync(new URL('slips.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const slips = lines.map((line) => line.split('\t').map(written) as unknown as Slip);

describe('a copy of the project', () => {
  let copy: Copy;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy.remove());

  it.for(slips)('finds what %s: %s with «%s» as «%s» (%s)', ([, file, text, becomes, finder]) => {
    const path = join(copy.folder, file);
    const source = readFileSync(path, 'utf8');
    expect(existsSync(join(copy.folder, finder)), finder).toBe(true);
    expect(source).toContain(text);
    writeFileSync(
      path,
      source.replace(text, () => becomes),
    );
    try {
      // Vitest's word for a test that is red.
      expect(() => copy.run('npx', 'vitest', 'run', finder)).toThrow(/^\s*FAIL /mu);
    } finally {
      writeFileSync(path, source);
    }
  });
});
