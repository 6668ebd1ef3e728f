/** @module-tag thorough */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Accepted } from '../../../shared/api.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { photoKey } from '../../../shared/photos.ts';
import { paddedJpeg } from '../../functions/sample-images.ts';
import { figure, howMany } from '../effort.ts';
import { askForUploads, CANARY, fill, send, upload, withPhotos, type ChosenPhoto, type Filled } from '../filled.ts';
import { seeded, type Random } from '../random.ts';
import { allRows, brokenPromises, photoOf, sha256 } from '../stored.ts';
import { inLines, jsonOf } from '../visitor.ts';
import type { Fault } from './fault-proxy.ts';
import { startFaultySystem, type FaultySystem } from './faulty-system.ts';

const FIRST_SEED = 1;
const SEEDS = howMany(40, 1);
const VISITORS = howMany(60, 25);
const LINES = 12;
/** How often a visitor presses the button while everything is broken. */
const PRESSES = 4;
const FAULTS: readonly Fault[] = ['reset', 'half', 'cut', 'cut', 'slow', 'fail', 'throttle'];

let system: FaultySystem;
beforeAll(async () => {
  system = await startFaultySystem();
});
afterAll(() => system[Symbol.asyncDispose]());

/** A visitor who tries until the page reports success, or gives up. Nothing is done twice that was done. */
interface Person {
  readonly filled: Filled;
  readonly photos: readonly ChosenPhoto[];
  offers?: Awaited<ReturnType<typeof askForUploads>>;
  readonly uploaded: Set<ChosenPhoto>;
  /** What was sent last, and how it was confirmed. */
  sent?: Filled;
  reference?: string;
}

function person(random: Random, index: number): Person {
  const filled = fill(index);
  const count = filled.form === complaint ? random.below(4) : 0;
  const photos = Array.from({ length: count }, (_, number) => ({
    name: `${CANARY} ${number}.jpg`,
    bytes: paddedJpeg(random.bytes(random.below(150_000))),
  }));
  return { filled, photos, uploaded: new Set() };
}

/** One press of the button: photos first, then the form, as the page does. */
async function press(one: Person): Promise<void> {
  try {
    if (one.photos.length > 0) one.offers ??= await askForUploads(system.url, one.filled.submissionId, one.photos);
    const { offers = [] } = one;
    for (const [at, photo] of one.photos.entries()) {
      if (!one.uploaded.has(photo)) await upload(offers[at] as (typeof offers)[number], photo);
      one.uploaded.add(photo);
    }
    one.sent = offers.length > 0 ? withPhotos(one.filled, offers) : one.filled;
    const answer = await send(system.url, one.sent);
    if (answer.status === 201) one.reference = jsonOf<Accepted>(answer).reference;
  } catch {
    // The page says that sending failed, and keeps the entries: the same press comes again.
  }
}

const promised = (people: readonly Person[]) =>
  people.map(({ filled, sent = filled, reference }) => ({ filled: sent, reference }));

/** Every photo of every confirmed visitor is stored, and can be read. @returns the missing ones */
async function missingPhotos(people: readonly Person[]): Promise<unknown[]> {
  const confirmed = people.filter(({ reference }) => reference !== undefined);
  const photos = confirmed.flatMap(({ photos: chosen, offers = [] }) =>
    chosen.map(({ bytes }, at) => ({ bytes, url: offers[at]?.photo_url ?? '' })),
  );
  const found = await inLines(photos, LINES, async ({ bytes, url }) => {
    const stored = await photoOf(system.operator, photoKey(system.url, url) ?? '');
    return stored.sha256 === sha256(bytes) && stored.state === 'kept';
  });
  return photos.filter((_, at) => !found[at]);
}

it(`both truths hold whatever breaks: seeds from ${FIRST_SEED} on, ${SEEDS} of them`, async () => {
  const everybody: Person[] = [];
  let unlucky = 0;
  let faults = 0;
  const pids = await system.pids();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
    const random = seeded(seed);
    const badness = 0.2 + random.next() * 0.7;
    const decide = (): Fault => {
      if (random.next() >= badness) return 'pass';
      faults += 1;
      return random.pick(FAULTS);
    };
    system.database.behave(decide);
    system.photos.behave(decide);
    const people = Array.from({ length: VISITORS }, (_, index) => person(random, seed * 10_000 + index));
    everybody.push(...people);
    await inLines(people, LINES, async (one) => {
      for (let presses = 0; presses < PRESSES && one.reference === undefined; presses++) await press(one);
    });
    expect({ seed, broken: brokenPromises(promised(everybody), await allRows(system.operator)) }).toEqual({
      seed,
      broken: [],
    });
    expect({ seed, missing: await missingPhotos(people) }).toEqual({ seed, missing: [] });

    await system.mend();
    const failed = people.filter(({ reference }) => reference === undefined);
    unlucky += failed.length;
    await inLines(failed, LINES, press);
    expect({ seed, lost: people.filter(({ reference }) => reference === undefined).length }).toEqual({ seed, lost: 0 });
    expect({ seed, missing: await missingPhotos(people) }).toEqual({ seed, missing: [] });
  }
  const rows = await allRows(system.operator);
  expect(rows).toHaveLength(everybody.length);
  expect(brokenPromises(promised(everybody), rows)).toEqual([]);
  expect(await system.pids()).toEqual(pids);
  expect(faults).toBeGreaterThan(0);
  expect(await system.log()).not.toContain(CANARY);
  const photos = everybody.reduce((sum, one) => sum + one.photos.length, 0);
  figure(
    'F1–F8',
    `${SEEDS} seeds, ${everybody.length} visitors, ${photos} photos; ${unlucky} gave up after ${PRESSES} presses and came back; ${rows.length} rows`,
  );
});
