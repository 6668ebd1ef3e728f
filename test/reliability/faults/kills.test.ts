import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import type { Accepted } from '../../../shared/api.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { photoKey } from '../../../shared/photos.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { paddedJpeg } from '../../functions/sample-images.ts';
import { synthesise, type Synthesised } from '../../infra/fixtures/fixture-stack.ts';
import { figure, howMany, isFull } from '../effort.ts';
import { fill, photoUrlsOf, send, withUploads, type Filled } from '../filled.ts';
import { seeded } from '../random.ts';
import { allRows, brokenPromises, photoOf, sha256, type Promised } from '../stored.ts';
import { startSystem, type System } from '../system.ts';
import { createVisitor, inLines, jsonOf, type Visitor } from '../visitor.ts';

const ROUNDS = howMany(10, 1);
const LINES = 6;
let stack: Synthesised;
beforeAll(async () => {
  stack = await synthesise('local', 'own');
});

interface Ledger {
  readonly promised: Promised[];
  readonly photos: { readonly key: string; readonly sha256: string }[];
  /** When a visitor got 201, by `performance.now()`, and the functions that had a part in it. */
  readonly successes: { readonly moment: number; readonly by: readonly string[] }[];
}

/** Sends forms, every fourth with a photo, each until it is confirmed. */
function keepSending(system: () => System, visitor: Visitor, seed: number, ledger: Ledger) {
  const random = seeded(seed);
  const stopping = new AbortController();
  let index = ledger.promised.length;
  const line = async () => {
    while (!stopping.signal.aborted) {
      const withPhoto = index % 4 === 0;
      const filled = withPhoto ? fill(random, index++, complaint) : fill(random, index++);
      const photo = { name: 'Riss.jpg', bytes: paddedJpeg(random.bytes(20_000)) };
      let sent: Filled = filled;
      const reference = await untilSuccess(async () => {
        if (withPhoto) sent = await withUploads(visitor, system().url, filled, [photo]);
        const answer = await send(visitor, system().url, sent);
        return answer.status === 201 ? jsonOf<Accepted>(answer).reference : undefined;
      });
      ledger.promised.push({ filled: sent, reference });
      ledger.successes.push({
        moment: performance.now(),
        by: [filled.form.id, ...(withPhoto ? ['complaint-photos'] : []), 'host'],
      });
      const keys = photoUrlsOf(sent.body).map((url) => photoKey(system().url, url) ?? '');
      ledger.photos.push(...keys.map((key) => ({ key, sha256: sha256(photo.bytes) })));
    }
  };
  const work = Promise.all(Array.from({ length: LINES }, line));
  return async () => {
    stopping.abort();
    await work;
  };
}

async function untilSuccess(attempt: () => Promise<string | undefined>): Promise<string> {
  for (;;) {
    const reference = await attempt().catch(() => undefined);
    if (reference !== undefined) return reference;
    await sleep(20);
  }
}

/** Who uploads the photos anew after a lost answer sends another complaint, so it may be two rows (D15): doubled are only equal ones. */
async function whatIsWrong(system: System, ledger: Ledger): Promise<readonly unknown[]> {
  const rows = await allRows(system.operator);
  const references = new Set(rows.map(({ reference }) => reference));
  const lost = ledger.promised.filter(({ reference }) => !references.has(reference));
  const doubled = rows.length - new Set(rows.map(({ id }) => id)).size;
  const withoutPhotos = rows.filter((row) => row['photo_urls'] === undefined);
  const plain = ledger.promised.filter(({ filled }) => filled.body['photo_urls'] === undefined);
  const photos = await inLines(ledger.photos, LINES, async ({ key, sha256: expected }) => {
    const { sha256: found, state } = await photoOf(system.operator, key);
    return found === expected && state === 'kept' ? [] : [key];
  });
  return [
    ...lost,
    ...Array.from({ length: doubled }, () => 'doubled'),
    ...brokenPromises(plain, withoutPhotos),
    ...photos.flat(),
  ];
}

/** @returns milliseconds from the kill until the next confirmation that involved the killed part */
async function killAndWait(kill: () => Promise<unknown>, killed: string, { successes }: Ledger): Promise<number> {
  const goal = successes.length + 30;
  while (successes.length < goal) await sleep(5);
  const started = performance.now();
  await kill();
  const now = performance.now();
  for (;;) {
    const next = successes.find(({ moment, by }) => moment > now && by.includes(killed));
    if (next) return next.moment - started;
    await sleep(5);
  }
}

it.runIf(isFull).each(['contact', 'complaint', 'complaint-photos', 'host'])(
  'F9: kill -9 of %s under load loses nothing that was confirmed',
  async (killed) => {
    const dataDir = await temporaryFolder();
    const visitor = createVisitor();
    const ledger: Ledger = { promised: [], photos: [], successes: [] };
    let system = await startSystem({ stack, dataDir });
    const port = Number(new URL(system.url).port);
    const s3Port = Number(new URL(system.uploadOrigin).port);
    const kill = async () => {
      if (killed === 'host') {
        await system[Symbol.asyncDispose]();
        system = await startSystem({ stack, dataDir, port, s3Port });
      } else process.kill((await system.pids())[killed] ?? 0, 'SIGKILL');
    };
    const stop = keepSending(() => system, visitor, 1, ledger);
    const back: number[] = [];
    for (let round = 0; round < ROUNDS; round++) back.push(await killAndWait(kill, killed, ledger));
    await stop();
    visitor.leave();
    expect(await whatIsWrong(system, ledger)).toEqual([]);
    await system[Symbol.asyncDispose]();
    figure(
      'F9',
      `${killed} killed ${ROUNDS} times: ${ledger.promised.length} confirmed, ${ledger.photos.length} with a photo, all there; at work again within ${Math.round(Math.max(...back))} ms`,
    );
  },
);

it.runIf(isFull)('F10: a call whose function dies at work is answered, and the retry makes one row', async () => {
  await using system = await startSystem({ stack });
  const visitor = createVisitor();
  const random = seeded(3);
  const times: number[] = [];
  for (let round = 0; round < howMany(20, 3); round++) {
    const filled = fill(random, round);
    const pids = await system.pids();
    const answering = send(visitor, system.url, filled);
    await sleep(random.below(8));
    process.kill(pids[filled.form.id] ?? 0, 'SIGKILL');
    const answer = await answering;
    expect([201, 500]).toContain(answer.status);
    times.push(answer.ms);
    expect((await send(visitor, system.url, filled)).status).toBe(201);
    expect((await allRows(system.operator)).filter(({ email }) => email === filled.body['email'])).toHaveLength(1);
  }
  visitor.leave();
  figure(
    'F10',
    `a function killed at work ${times.length} times: answered within ${Math.round(Math.max(...times))} ms, one row each`,
  );
});
