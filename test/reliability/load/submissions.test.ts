import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Accepted } from '../../../shared/api.ts';
import { figure, howMany } from '../effort.ts';
import { CANARY, fill, send } from '../filled.ts';
import { percentile } from '../measure.ts';
import { seeded, type Random } from '../random.ts';
import { allRows, brokenPromises, type Promised } from '../stored.ts';
import { startSystem, type System } from '../system.ts';
import { inLines, jsonOf, type Answer } from '../visitor.ts';

const SEED = 20_261_120;
const CONNECTIONS = 64;
let system: System;
const everybody: Promised[] = [];

beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system[Symbol.asyncDispose]());

/** How many forms are sent, each so many times concurrently. */
it.each([
  [
    'L1: each of many concurrent visitors is confirmed, and is one row of exactly what was entered',
    'L1',
    howMany(10_000, 200),
    () => 1,
  ],
  [
    'L2: what is sent up to four times concurrently is stored once, and confirmed alike each time',
    'L2',
    howMany(2500, 50),
    (random: Random) => 1 + random.below(4),
  ],
  [
    'L3: one submission sent two hundred times concurrently is one row and two hundred equal confirmations',
    'L3',
    1,
    () => 200,
  ],
] as const)('%s', async (_, id, count, timesOf) => {
  const random = seeded(SEED + everybody.length);
  const sendings = Array.from({ length: count }, (__, index) => ({
    filled: fill(everybody.length + index),
    times: timesOf(random),
  }));
  const most = Math.max(...sendings.map(({ times }) => times));
  const started = performance.now();
  const answers = await inLines(sendings, Math.ceil(CONNECTIONS / most), ({ filled, times }) =>
    Promise.all(Array.from({ length: times }, () => send(system.url, filled))),
  );
  const seconds = (performance.now() - started) / 1000;

  const all = answers.flat();
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  const different = answers.map((same) => new Set(same.map(({ body }) => body.toString('utf8'))).size);
  expect(Math.max(...different)).toBe(1);
  everybody.push(
    ...sendings.map(({ filled }, index) => ({
      filled,
      reference: jsonOf<Accepted>(answers[index]?.[0] as Answer).reference,
    })),
  );
  const rows = await allRows(system.operator);
  expect(rows).toHaveLength(everybody.length);
  expect(new Set(rows.map((row) => row['id'])).size).toBe(everybody.length);
  expect(brokenPromises(everybody, rows)).toEqual([]);
  expect(await system.log()).not.toContain(CANARY);
  const times = all.map(({ ms }) => ms);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map(Math.round);
  figure(
    id,
    `${count} different, sent ${all.length} times: ${all.length} × 201, ${count} more rows, ${Math.round(all.length / seconds)}/s, p50 ${p50} ms, p99 ${p99} ms, seed ${SEED}`,
  );
});
