/** @module-tag thorough */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Accepted, Problem } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { photoKey } from '../../../shared/photos.ts';
import { paddedJpeg } from '../../functions/sample-images.ts';
import { figure, howMany, isFull } from '../effort.ts';
import {
  askForUploads,
  CANARY,
  fill,
  photoUrlsOf,
  send,
  upload,
  withPhotos,
  withUploads,
  type Filled,
} from '../filled.ts';
import { seeded } from '../random.ts';
import { allRows, brokenPromises, photoOf, sha256, type Promised } from '../stored.ts';
import { createVisitor, inLines, jsonOf, type Answer } from '../visitor.ts';
import { startFaultySystem, type FaultySystem } from './faulty-system.ts';

const SEED = 20_261_130;
const LINES = howMany(16, 6);
let system: FaultySystem;
let index = 0;
const random = seeded(SEED);
const visitor = createVisitor();
const someoneFills = (form = allForms[index % allForms.length]) => fill(random, index++, form);
const promise = (filled: Filled, answer: Answer): Promised => ({
  filled,
  reference: answer.status === 201 ? jsonOf<Accepted>(answer).reference : undefined,
});
const rowsFor = async ({ body }: Filled) =>
  (await allRows(system.operator)).filter(({ email }) => email === body['email']);

beforeAll(async () => {
  system = await startFaultySystem();
});
afterEach(() => system.mend());
afterAll(async () => {
  visitor.leave();
  await system[Symbol.asyncDispose]();
});

const expectUnavailable = ({ status, headers, body }: Answer) => {
  expect([status, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '5',
    'application/problem+json; charset=utf-8',
  ]);
  expect((JSON.parse(body.toString('utf8')) as Problem).type).toBe('urn:problem:unavailable');
};

describe('the database', () => {
  it('F1: that throttles three calls in ten is not noticed by visitors', async () => {
    const chance = seeded(SEED + 1);
    system.database.behave(() => (chance.next() < 0.3 ? 'throttle' : 'pass'));
    const filled = Array.from({ length: howMany(500, 40) }, () => someoneFills());
    const answers = await inLines(filled, LINES, (one) => send(visitor, system.url, one));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(
      brokenPromises(
        filled.map((one, at) => promise(one, answers[at] as Answer)),
        await allRows(system.operator),
      ).filter((text) => !text.includes('never sent')),
    ).toEqual([]);
    figure(
      'F1',
      `30 % throttled: ${answers.length} × 201 with ${system.database.calls()} calls, slowest ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
    );
  });

  // Each lost answer takes from its process's budget for retries, which allows some 35 in a row (decisions.md D27): so few, and before all that fails.
  it('F4: whose answer gets lost after storing is asked again, unnoticed, and there is one row', async () => {
    const filled = Array.from({ length: howMany(50, 10) }, () => someoneFills());
    const answers = await inLines(filled, 1, async (one) => {
      // Each role's first answer: the mail of the form before may be counted at the same time.
      const roles = new Set<string | undefined>();
      system.database.behave(({ headers }) => {
        const role = headers.authorization?.match(/Credential=[^/]+/u)?.[0];
        if (roles.has(role)) return 'pass';
        roles.add(role);
        return 'cut';
      });
      const answer = await send(visitor, system.url, one);
      expect(system.database.calls()).toBeGreaterThan(1);
      return answer;
    });
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    for (const one of filled.slice(0, 5)) expect(await rowsFor(one)).toHaveLength(1);
    const own = new Set(filled.map(({ body }) => body['email']));
    expect((await allRows(system.operator)).filter(({ email }) => own.has(email))).toHaveLength(filled.length);
    figure('F4', `${filled.length} answers lost between database and function: ${answers.length} × 201, one row each`);
  });

  it('F5: all of whose answers get lost is answered with 503, and the visitor’s second try finds the row', async () => {
    const filled = someoneFills();
    system.database.behave(() => 'cut');
    expectUnavailable(await send(visitor, system.url, filled));
    expect(await rowsFor(filled)).toHaveLength(1);
    await system.mend();
    expect((await send(visitor, system.url, filled)).status).toBe(201);
    expect(await rowsFor(filled)).toHaveLength(1);
  });
});

const photos = [1, 2, 3].map((number) => ({
  name: `${CANARY} ${number}.jpg`,
  bytes: paddedJpeg(random.bytes(300_000)),
}));

/** Sends a complaint with photos, which is then one row with the reference of the answer, and its photos are kept. */
async function expectStoredWithPhotos(filled: Filled): Promise<void> {
  const answer = await send(visitor, system.url, filled);
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
      const filled = await withUploads(visitor, system.url, someoneFills(complaint), photos);
      const before = await system.pids();
      if (fault === 'refuse') await system[store].refuse();
      else system[store].behave(() => fault);
      const answer = await send(visitor, system.url, filled);
      expectUnavailable(answer);
      expect(await rowsFor(filled)).toEqual([]);
      await system.mend();
      await expectStoredWithPhotos(filled);
      expect(await system.pids()).toEqual(before);
      figure(id, `${store}, ${fault}: 503 after ${Math.round(answer.ms)} ms, then 201`);
    },
  );
});

describe('the store of photos', () => {
  it('F6: that is down stops no complaint without photos; the others can be sent when it is back', async () => {
    await system.photos.refuse();
    expect((await send(visitor, system.url, someoneFills(complaint))).status).toBe(201);
    const filled = someoneFills(complaint);
    await expect(withUploads(visitor, system.url, filled, photos)).rejects.toThrow('ECONNREFUSED');
    await system.photos.accept();
    await expectStoredWithPhotos(await withUploads(visitor, system.url, filled, photos));
  });

  it('F8: an upload that breaks off at half leaves nothing: no complaint can name it until it is sent again', async () => {
    const filled = someoneFills(complaint);
    const offers = await askForUploads(visitor, system.url, filled.submissionId, photos);
    const uploadAll = () =>
      Promise.allSettled(offers.map((offer, at) => upload(visitor, offer, photos[at] as (typeof photos)[number])));
    const broken = new URL(offers[0]?.url ?? '').pathname;
    system.photos.behave(({ method, url }) => (method === 'PUT' && url?.includes(broken) ? 'half' : 'pass'));
    expect((await uploadAll()).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await sleep(100);
    const complete = withPhotos(filled, offers);
    const refused = await send(visitor, system.url, complete);
    expect([refused.status, jsonOf<Problem>(refused).errors]).toEqual([422, [{ field: 'photo_urls', code: 'photos' }]]);
    expect(await rowsFor(filled)).toEqual([]);
    await system.mend();
    await uploadAll();
    await expectStoredWithPhotos(complete);
  });
});

it('P1: nothing of all this is in a log', async () => {
  expect(await system.log()).toContain('"status":503');
  expect(await system.log()).not.toContain(CANARY);
});
