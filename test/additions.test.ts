import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { additions } from '../add/additions.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What somebody adds, by kind. */
const ADDED: Readonly<Record<keyof typeof additions, readonly string[]>> = {
  page: ['garden-advice', '/gartenberatung', 'Gartenberatung'],
  form: ['returns', '/ruecksendung', 'Rücksendung'],
  product: ['stepping-stones', '/produkte/trittplatten', 'Trittplatten', 'outdoor-paving'],
  surface: ['Rot grob', 'geschliffen'],
  call: ['price-list'],
};

// What is then written, and that it compiles: test/handover/.
it.each(Object.entries(ADDED))('npm run add -- %s finds every place where it writes', (kind, words) => {
  const { files, insertions } = additions[kind as keyof typeof additions].plan(words);
  const missed = insertions.filter(
    ({ file, before }) => !before.test(files[file] ?? readFileSync(ROOT + file, 'utf8')),
  );
  expect(insertions.length).toBeGreaterThan(0);
  expect(missed.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
