import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@works/local-aws/machine/start-error';
import { expect, it, onTestFinished } from 'vitest';
import { startLocal } from '../../../infra/start/start-site.ts';
import { formPath } from '../../../shared/api.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { LONG_TIME_LIMITS } from '../../fixtures/long-time-limits.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { validBody } from '../../functions/valid-body.ts';
import { post } from '../../reliability/visitor.ts';
import { ownStack } from '../fixtures/own-stack.ts';

// Damaged tables: packages/local-aws/test/open-data-dir.test.ts; photos: packages/local-aws/test/s3/object-store.test.ts.

const stack = await ownStack();

/** Starts on a data folder. @returns what the start says */
async function start(dataDir: string) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const host = await startLocal({ port: 0, dataDir, stack, timeLimits: LONG_TIME_LIMITS, say });
  onTestFinished(host.stop);
  return { host, lines };
}

const asFile = async (path: string) => writeFile(path, 'x');
const asFolder = async (path: string) => void (await mkdir(path, { recursive: true }));

it.each([
  ['tables', asFile],
  ['tables/tables.sqlite', asFolder],
])('a data folder in which %s is of another kind is refused in one line that names it', async (name, make) => {
  const dataDir = await temporaryFolder();
  await make(join(dataDir, name));
  const error = await start(dataDir).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toMatch(new RegExp(`^[^\\n]*${join(dataDir, name)}[^\\n]*$`, 'u'));
});

it('a data folder with damaged files starts, and a line names each whose damage loses something', async () => {
  const dataDir = await temporaryFolder();
  const damages = {
    secret: 'short',
    [`objects/uploads/${'a'.repeat(64)}.json`]: '',
  };
  const harmless = { 'host.json': '{' };
  await mkdir(join(dataDir, 'objects/uploads'), { recursive: true });
  for (const [name, text] of Object.entries({ ...damages, ...harmless })) await writeFile(join(dataDir, name), text);
  const { host, lines } = await start(dataDir);
  const said = lines.filter((line) => line.includes(dataDir));
  expect(said.map((line) => Object.keys(damages).filter((name) => line.includes(join(dataDir, name))))).toEqual(
    expect.arrayContaining(Object.keys(damages).map((name) => [name])),
  );
  expect(said).toHaveLength(Object.keys(damages).length);
  expect((await post(host.url + formPath(contact.id), validBody(contact))).status).toBe(201);
});
