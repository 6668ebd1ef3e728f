/** @module-tag thorough */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allDocuments } from '../../../../web/builder/documents/all-documents.ts';
import { documentFolder } from '../../../../web/builder/documents/document-cache.ts';
import { documentFile } from '../../../../web/components/document-path.ts';

/** One document in so many: neighbours are made by the same code. */
const STEP = 4;

/** Makes documents in a separate process and prints the hash of each. */
const PROGRAM = `
  const { allDocuments } = await import(process.argv[1]);
  const { createHash } = await import('node:crypto');
  for (const { entry, make } of allDocuments.filter((_, place) => place % ${STEP} === 0)) console.log(entry.id, entry.format, createHash('sha256').update(await make()).digest('hex'));
`;
const source = new URL('../../../../web/builder/documents/all-documents.ts', import.meta.url).href;
/** Another date than anywhere else for most of the day. */
const FAR_AWAY = 'Pacific/Kiritimati';

function madeAnew(): string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM, source], {
    encoding: 'utf8',
    env: { ...process.env, TZ: FAR_AWAY },
  });
  expect(status, stderr).toBe(0);
  return stdout.trim().split('\n');
}

it('gives the same bytes as the build has, in another process, at another time and in another time zone', async () => {
  const folder = await documentFolder();
  const some = allDocuments.filter((_, place) => place % STEP === 0);
  const built = some.map(async ({ entry }) => {
    const bytes = await readFile(join(folder, documentFile(entry)));
    return `${entry.id} ${entry.format} ${createHash('sha256').update(bytes).digest('hex')}`;
  });
  expect(new Set(some.map(({ entry }) => entry.format))).toEqual(
    new Set(allDocuments.map(({ entry }) => entry.format)),
  );
  expect(madeAnew()).toEqual(await Promise.all(built));
});
