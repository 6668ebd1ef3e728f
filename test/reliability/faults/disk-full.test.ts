import { execFileSync } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { complaint } from '../../../shared/forms/complaint.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { paddedJpeg } from '../../functions/sample-images.ts';
import { synthesise } from '../../infra/fixtures/fixture-stack.ts';
import { figure, isFull } from '../effort.ts';
import { askForUploads, fill, send, upload, type Filled } from '../filled.ts';
import { seeded } from '../random.ts';
import { allRows } from '../stored.ts';
import { startSystem } from '../system.ts';
import { inLines } from '../visitor.ts';

const SIZE_MB = 16;
/** Visitors while the disk is full. */
const MEANWHILE = 20;

/** A separate disk, so small that it can be filled. Only Linux makes one, and only for root. @returns undefined elsewhere */
async function smallDisk(): Promise<string | undefined> {
  const folder = await temporaryFolder();
  if (process.platform !== 'linux') return undefined;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' }));
  return folder;
}

it.runIf(isFull)(
  'F14: a full disk is answered with 503; earlier rows stay, and it goes on when there is room',
  async (test) => {
    const dataDir = await smallDisk();
    test.skip(dataDir === undefined, 'a small disk can be made on Linux only, by root');
    if (dataDir === undefined) return;
    await using system = await startSystem({ stack: await synthesise('local', 'own'), dataDir });
    const random = seeded(4);
    const stored: Filled[] = [];
    let index = 0;
    const sendOne = async () => {
      const filled = fill(random, index++);
      const { status } = await send(system.url, filled);
      if (status === 201) stored.push(filled);
      return { filled, status };
    };
    for (let count = 0; count < 20; count++) expect((await sendOne()).status).toBe(201);
    const pids = await system.pids();

    const { bavail, bsize } = await statfs(dataDir);
    await writeFile(join(dataDir, 'ballast'), Buffer.alloc(bavail * bsize));
    const meanwhile = await inLines(Array.from({ length: MEANWHILE }), MEANWHILE, sendOne);
    expect(meanwhile.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    const failed = meanwhile.filter(({ status }) => status === 503).map(({ filled }) => filled);
    expect(failed.length).toBeGreaterThan(0);
    const photo = { name: 'Riss.jpg', bytes: paddedJpeg(random.bytes(300_000)) };
    const withPhoto = fill(random, index++, complaint);
    const offers = await askForUploads(system.url, withPhoto.submissionId, [photo]);
    for (const offer of offers) await expect(upload(offer, photo)).rejects.toThrow('500');
    // The tables' process dies of it and comes back; nothing else does.
    expect(await system.pids()).toEqual(pids);

    await rm(join(dataDir, 'ballast'));
    for (const filled of failed) expect((await send(system.url, filled)).status).toBe(201);
    for (const offer of offers) await upload(offer, photo);
    const rows = await allRows(system.operator);
    const emails = [...stored, ...failed].map(({ body }) => body['email']);
    expect(rows.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    figure(
      'F14',
      `disk of ${SIZE_MB} MB full: ${failed.length} of ${MEANWHILE} answered 503, all stored by a retry once there was room; ${rows.length} rows`,
    );
  },
);
