/** @module-tag thorough */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Accepted, Problem } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { photoKey } from '../../../shared/photos.ts';
import { paddedJpeg } from '../../functions/sample-images.ts';
import { figure, howMany, isFull } from '../effort.ts';
import { CANARY, fill, photoUrlsOf, send, withUploads, type Filled } from '../filled.ts';
import { seeded } from '../random.ts';
import { allRows, brokenPromises, photoOf, sha256 } from '../stored.ts';
import { inLines, jsonOf, type Answer } from '../visitor.ts';
import { startFaultySystem, type FaultySystem } from './faulty-system.ts';

const SEED = 20_261_130;
const LINES = howMany(16, 6);
let system: FaultySystem;
let index = 0;
const random = seeded(SEED);
const someoneFills = (form = allForms[index % allForms.length]) => fill(random, index++, form);
const rowsFor = async ({ body }: Filled) =>
  (await allRows(system.operator)).filter(({ email }) => email === body['email']);

beforeAll(async () => {
  system = await startFaultySystem();
});
afterEach(() => system.mend());
afterAll(() => system[Symbol.asyncDispose]());

const expectUnavailable = ({ status, headers, body }: Answer) => {
  expect([status, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '5',
    'application/problem+json; charset=utf-8',
  ]);
  expect((JSON.parse(body.toString('utf8')) as Problem).type).toBe('urn:problem:unavailable');
};

it('F1: a database that throttles three calls in ten is not noticed by visitors', async () => {
  const chance = seeded(SEED + 1);
  system.database.behave(() => (chance.next() < 0.3 ? 'throttle' : 'pass'));
  const filled = Array.from({ length: howMany(500, 40) }, () => someoneFills());
  const answers = await inLines(filled, LINES, (one) => send(system.url, one));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
  const references = answers.map((answer) => jsonOf<Accepted>(answer).reference);
  const promised = filled.map((one, at) => ({ filled: one, reference: references[at] }));
  expect(brokenPromises(promised, await allRows(system.operator))).toEqual([]);
  figure(
    'F1',
    `30 % throttled: ${answers.length} × 201 with ${system.database.calls()} calls, slowest ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
  );
});

const photos = [1, 2, 3].map((number) => ({
  name: `${CANARY} ${number}.jpg`,
  bytes: paddedJpeg(random.bytes(300_000)),
}));

/** Sends a complaint with photos, which is then one row with the reference of the answer, and its photos are kept. */
async function expectStoredWithPhotos(filled: Filled): Promise<void> {
  const answer = await send(system.url, filled);
  expect(answer.status).toBe(201);
  const rows = await rowsFor(filled);
  expect(rows.map((row) => row['reference'])).toEqual([jsonOf<Accepted>(answer).reference]);
  const keys = photoUrlsOf(rows[0]).map((url) => photoKey(system.url, url) ?? '');
  const stored = await Promise.all(keys.map((key) => photoOf(system.operator, key)));
  expect(stored).toEqual(photos.map(({ bytes }) => ({ sha256: sha256(bytes), state: 'kept' })));
}

/** Waiting for nothing is left to the full run; deadlines.test.ts waits at each handler. */
const waysToFail = ['throttle', 'fail', 'reset', 'refuse', ...(isFull ? (['blackhole'] as const) : [])] as const;

describe.each([
  ['F1–F3, F7', 'database'],
  ['F6', 'photos'],
] as const)('%s: the store of the %s', (id, store) => {
  it.each(waysToFail)(
    'that does nothing but %s when a complaint comes is answered for in time; nothing is stored, photos are kept, and a retry works without a restart',
    async (fault) => {
      const filled = await withUploads(system.url, someoneFills(complaint), photos);
      const before = await system.pids();
      if (fault === 'refuse') await system[store].refuse();
      else system[store].behave(() => fault);
      const answer = await send(system.url, filled);
      expectUnavailable(answer);
      expect(await rowsFor(filled)).toEqual([]);
      await system.mend();
      await expectStoredWithPhotos(filled);
      expect(await system.pids()).toEqual(before);
      figure(id, `${store}, ${fault}: 503 after ${Math.round(answer.ms)} ms, then 201`);
    },
  );
});

it('P1: nothing of all this is in a log', async () => {
  expect(await system.log()).toContain('"status":503');
  expect(await system.log()).not.toContain(CANARY);
});
