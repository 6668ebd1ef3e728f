/** @module-tag thorough */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Accepted, Problem } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { photoKey } from '../../../shared/photos.ts';
import { paddedJpeg } from '../../functions/sample-images.ts';
import { figure, howMany, isFull } from '../effort.ts';
import { askForUploads, CANARY, fill, send, upload, withPhotos, type Filled } from '../filled.ts';
import { seeded } from '../random.ts';
import { allRows, brokenPromises, photoOf, sha256, type Promised, type Row } from '../stored.ts';
import { createVisitor, inLines, jsonOf, type Answer } from '../visitor.ts';
import { startFaultySystem, type FaultySystem } from './faulty-system.ts';

const SEED = 20_261_130;
const LINES = howMany(16, 6);
/** Waiting for nothing is left to the full run; deadlines.test.ts waits at each handler. */
const blackhole = isFull ? (['blackhole'] as const) : [];
let system: FaultySystem;
let index = 0;
const random = seeded(SEED);
const visitor = createVisitor();
const someoneFills = (form = allForms[index % allForms.length]) => fill(random, index++, form);
const promise = (filled: Filled, answer: Answer): Promised => ({
  filled,
  reference: answer.status === 201 ? jsonOf<Accepted>(answer).reference : undefined,
});
const photoUrlsOf = (row: Row = {}) => (row['photo_urls'] ?? []) as string[];
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

/** The same visitor, once the store works again: no restart, one row. */
async function expectRetryWorks(filled: Filled): Promise<void> {
  await system.mend();
  expect((await send(visitor, system.url, filled)).status).toBe(201);
  expect(await rowsFor(filled)).toHaveLength(1);
}

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

  it.each(['throttle', 'fail', 'reset', ...blackhole] as const)(
    'F1–F3: that does nothing but %s costs an answer in time, and works again immediately',
    async (fault) => {
      const filled = someoneFills();
      system.database.behave(() => fault);
      const answer = await send(visitor, system.url, filled);
      expectUnavailable(answer);
      expect(await rowsFor(filled)).toEqual([]);
      await expectRetryWorks(filled);
      figure(
        fault === 'throttle' ? 'F1' : fault === 'blackhole' ? 'F2' : 'F3',
        `${fault}: 503 after ${Math.round(answer.ms)} ms, then 201`,
      );
    },
  );

  it('F3: that refuses connections is answered for, and back without a restart', async () => {
    const filled = someoneFills();
    const before = await system.pids();
    await system.database.refuse();
    expectUnavailable(await send(visitor, system.url, filled));
    await system.database.accept();
    await expectRetryWorks(filled);
    expect(await system.pids()).toEqual(before);
  });

  it('F5: all of whose answers get lost is answered with 503, and the visitor’s second try finds the row', async () => {
    const filled = someoneFills();
    system.database.behave(() => 'cut');
    expectUnavailable(await send(visitor, system.url, filled));
    expect(await rowsFor(filled)).toHaveLength(1);
    await expectRetryWorks(filled);
  });
});

describe('the store of photos', () => {
  const photos = [1, 2, 3].map((number) => ({
    name: `${CANARY} ${number}.jpg`,
    bytes: paddedJpeg(random.bytes(300_000)),
  }));

  async function expectStored(filled: Filled, reference: string): Promise<void> {
    const rows = await rowsFor(filled);
    expect(rows.map((row) => row['reference'])).toEqual([reference]);
    const keys = photoUrlsOf(rows[0]).map((url) => photoKey(system.url, url) ?? '');
    const stored = await Promise.all(keys.map((key) => photoOf(system.operator, key)));
    expect(stored).toEqual(photos.map(({ bytes }) => ({ sha256: sha256(bytes), state: 'kept' })));
  }

  it('F6: that is down stops no complaint without photos; the others can be sent when it is back', async () => {
    await system.photos.refuse();
    const plain = someoneFills(complaint);
    expect((await send(visitor, system.url, plain)).status).toBe(201);
    const filled = someoneFills(complaint);
    const offers = await askForUploads(visitor, system.url, filled.submissionId, photos);
    await expect(
      upload(visitor, offers[0] as (typeof offers)[number], photos[0] as (typeof photos)[number]),
    ).rejects.toThrow('ECONNREFUSED');
    await system.photos.accept();
    await inLines(offers, 3, (offer, at) => upload(visitor, offer, photos[at] as (typeof photos)[number]));
    const answer = await send(visitor, system.url, withPhotos(filled, offers));
    expect(answer.status).toBe(201);
    await expectStored(filled, jsonOf<Accepted>(answer).reference);
  });

  it.each(['fail', 'throttle', 'reset', ...blackhole] as const)(
    'F6: that does nothing but %s when a complaint comes is answered for in time; nothing is stored, and a retry works',
    async (fault) => {
      const filled = someoneFills(complaint);
      const offers = await askForUploads(visitor, system.url, filled.submissionId, photos);
      await inLines(offers, 3, (offer, at) => upload(visitor, offer, photos[at] as (typeof photos)[number]));
      system.photos.behave(() => fault);
      const complete = withPhotos(filled, offers);
      expectUnavailable(await send(visitor, system.url, complete));
      expect(await rowsFor(filled)).toEqual([]);
      await system.mend();
      const answer = await send(visitor, system.url, complete);
      expect(answer.status).toBe(201);
      await expectStored(filled, jsonOf<Accepted>(answer).reference);
    },
  );

  it('F7: photos whose complaint fails are kept; the retry stores the row that names them', async () => {
    const filled = someoneFills(complaint);
    const offers = await askForUploads(visitor, system.url, filled.submissionId, photos);
    await inLines(offers, 3, (offer, at) => upload(visitor, offer, photos[at] as (typeof photos)[number]));
    await system.database.refuse();
    expectUnavailable(await send(visitor, system.url, withPhotos(filled, offers)));
    expect(await rowsFor(filled)).toEqual([]);
    await system.database.accept();
    const answer = await send(visitor, system.url, withPhotos(filled, offers));
    expect(answer.status).toBe(201);
    await expectStored(filled, jsonOf<Accepted>(answer).reference);
  });

  it('F8: an upload that breaks off at half leaves nothing: no complaint can name it until it is sent again', async () => {
    const filled = someoneFills(complaint);
    const offers = await askForUploads(visitor, system.url, filled.submissionId, photos);
    const [first] = offers;
    system.photos.behave((request) =>
      request.method === 'PUT' && request.url?.includes(new URL(first?.url ?? '').pathname) ? 'half' : 'pass',
    );
    const outcomes = await Promise.allSettled(
      offers.map((offer, at) => upload(visitor, offer, photos[at] as (typeof photos)[number])),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await sleep(100);
    const refused = await send(visitor, system.url, withPhotos(filled, offers));
    expect([refused.status, jsonOf<Problem>(refused).errors]).toEqual([422, [{ field: 'photo_urls', code: 'photos' }]]);
    expect(await rowsFor(filled)).toEqual([]);
    await system.mend();
    await inLines(offers, 3, (offer, at) => upload(visitor, offer, photos[at] as (typeof photos)[number]));
    const answer = await send(visitor, system.url, withPhotos(filled, offers));
    expect(answer.status).toBe(201);
    await expectStored(filled, jsonOf<Accepted>(answer).reference);
  });
});

it('P1: nothing of all this is in a log', async () => {
  expect(await system.log()).toContain('"status":503');
  expect(await system.log()).not.toContain(CANARY);
});
