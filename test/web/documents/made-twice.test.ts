import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Makes every document in a process of its own and prints the hash of each. */
const PROGRAM = `
  const { allDocuments } = await import(process.argv[1]);
  const { createHash } = await import('node:crypto');
  for (const { entry, make } of allDocuments) console.log(entry.id, entry.format, createHash('sha256').update(await make()).digest('hex'));
`;
const source = new URL('../../../web/documents/all-documents.ts', import.meta.url).href;

function makeAll(timeZone: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM, source], {
    encoding: 'utf8',
    env: { ...process.env, TZ: timeZone },
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

it('gives the same bytes in two builds, at different times and in different time zones', () => {
  const first = makeAll('Europe/Zurich');
  expect(first.trim().split('\n')).toHaveLength(14 + 16 + 4);
  expect(makeAll('Pacific/Auckland')).toBe(first);
}, 300_000);
