import { expect, it } from 'vitest';
import type { Accepted } from '../../../shared/api.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { MAX_PHOTO_BYTES, photoKey } from '../../../shared/photos.ts';
import { rowsIn } from '../../fixtures/stored-rows.ts';
import { jpegFile, paddedJpeg } from '../../functions/sample-images.ts';
import { figure, howMany } from '../effort.ts';
import { CANARY, fill, photoUrlsOf, send, withUploads } from '../filled.ts';
import { canMeasure, memoryOf } from '../measure.ts';
import { seeded, type Random } from '../random.ts';
import { brokenPromises, photoOf, sha256 } from '../stored.ts';
import { startSystem } from '../system.ts';
import { inLines, jsonOf } from '../visitor.ts';

const SEED = 20_261_121;
const PHOTOS = 3;
// A process has its own size once it has done its work a few times.
const WARM_UP = 4;
const AT_A_TIME = 8;
// After the few complaints of a sample, nothing has been collected yet.
const MAX_GROWTH_BYTES = howMany(50, 200) * 1024 * 1024;

/** A photo of nearly ten megabytes that no other one equals: a sound JPEG with noise behind it, as some cameras write. */
function largePhoto(random: Random): Buffer {
  const size = MAX_PHOTO_BYTES - random.below(100_000);
  return paddedJpeg(random.bytes(size - jpegFile.length));
}

it('L4: complaints with three large photos each are stored byte for byte, and the functions stay small', async () => {
  await using system = await startSystem();
  const random = seeded(SEED);
  const filled = Array.from({ length: howMany(40, 6) }, (_, index) => ({
    one: fill(index, complaint),
    seed: random.below(2 ** 32),
  }));
  const measured = async () => {
    const pids = await system.pids();
    const api = [pids['complaint'] ?? 0, pids['complaint-photos'] ?? 0];
    return Promise.all([...api, system.pid].map(memoryOf));
  };

  const complain = async ({ one, seed }: (typeof filled)[number], index: number) => {
    const noise = seeded(seed);
    const photos = Array.from({ length: PHOTOS }, (_, number) => ({
      name: `${CANARY} ${index}-${number}.jpg`,
      bytes: largePhoto(noise),
    }));
    const complete = await withUploads(system.url, one, photos);
    const answer = await send(system.url, complete);
    expect(answer.status).toBe(201);
    const keys = photoUrlsOf(complete.body).map((url) => photoKey(system.url, url) ?? '');
    const stored = { keys, hashes: photos.map(({ bytes }) => sha256(bytes)) };
    return { filled: complete, reference: jsonOf<Accepted>(answer).reference, ...stored };
  };
  const first = await inLines(filled.slice(0, WARM_UP), AT_A_TIME, complain);
  const before = canMeasure ? await measured() : [];
  const sent = [...first, ...(await inLines(filled.slice(WARM_UP), AT_A_TIME, complain))];
  const after = canMeasure ? await measured() : [];

  const rows = await rowsIn(system.operator, complaint.table);
  expect(rows).toHaveLength(filled.length);
  expect(brokenPromises(sent, rows)).toEqual([]);
  const photos = sent.flatMap(({ keys, hashes }) => keys.map((key, index) => ({ key, hash: hashes[index] })));
  const stored = await inLines(photos, AT_A_TIME, ({ key }) => photoOf(system.operator, key));
  expect(stored).toEqual(photos.map(({ hash }) => ({ sha256: hash, state: 'kept' })));
  expect(await system.log()).not.toContain(CANARY);
  const growth = after.map((bytes, index) => bytes - (before[index] ?? 0));
  for (const bytes of growth.slice(0, 2)) expect(bytes).toBeLessThan(MAX_GROWTH_BYTES);
  const [ofComplaint, ofPhotos, ofHost] = growth.map((bytes) => Math.round(bytes / 1024 / 1024));
  figure(
    'L4',
    `${rows.length} rows, ${photos.length} objects equal; growth: complaint ${ofComplaint} MB, complaint-photos ${ofPhotos} MB, host ${ofHost} MB`,
  );
});
