import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { claimFolder } from '../../../../infra/local/machine/claim-folder.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

it('gives a folder to one at a time', async () => {
  const folder = await temporaryFolder();
  const claim = await claimFolder(folder);
  expect(await claimFolder(folder)).toBe(process.pid);
  if (typeof claim !== 'number') await claim.release();
  const next = await claimFolder(folder);
  expect(next).not.toBe(process.pid);
  if (typeof next !== 'number') await next.release();
});

it('gives it to one of ten who ask at the same time', async () => {
  const folder = await temporaryFolder();
  const claims = await Promise.all(Array.from({ length: 10 }, () => claimFolder(folder)));
  const won = claims.filter((claim) => typeof claim !== 'number');
  expect(won).toHaveLength(1);
  await won[0]?.release();
});

it('takes it over from a process that was killed, even if another program has its number or its port by now', async () => {
  const folder = await temporaryFolder();
  const stranger = createServer((socket) => socket.end('HTTP/1.1 200 OK'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void stranger.close());
  const address = stranger.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: process.pid, port, token: 'a' }));
  const claim = await claimFolder(folder);
  expect(typeof claim).toBe('object');
  if (typeof claim !== 'number') await claim.release();
});

it('takes it over when the mark itself is broken', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'lock'), '{"pid":');
  const claim = await claimFolder(folder);
  expect(typeof claim).toBe('object');
  if (typeof claim !== 'number') await claim.release();
});
