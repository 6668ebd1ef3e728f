import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Accepted } from '../../../shared/api.ts';
import { synthesise } from '../../infra/fixtures/fixture-stack.ts';
import { figure, howMany } from '../effort.ts';
import { CANARY, fill, send, type Filled } from '../filled.ts';
import { percentile } from '../measure.ts';
import { seeded } from '../random.ts';
import { allRows, brokenPromises, type Promised } from '../stored.ts';
import { startSystem, type System } from '../system.ts';
import { createVisitor, inLines, jsonOf, type Answer } from '../visitor.ts';

const SEED = 20_261_120;
const CONNECTIONS = 64;
let system: System;
/** The visitors so far. */
const everybody: Promised[] = [];

beforeAll(async () => {
  system = await startSystem({ stack: await synthesise('local', 'own') });
});
afterAll(() => system[Symbol.asyncDispose]());

const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))];
const sameText = (answers: readonly Answer[]) => new Set(answers.map(({ body }) => body.toString('utf8'))).size === 1;

/** Every form that was sent so far was confirmed, and is exactly one row. @param answers one of each form */
async function expectAllStored(filled: readonly Filled[], answers: readonly Answer[]): Promise<void> {
  everybody.push(
    ...filled.map((one, index) => ({ filled: one, reference: jsonOf<Accepted>(answers[index] as Answer).reference })),
  );
  const rows = await allRows(system.operator);
  expect(rows).toHaveLength(everybody.length);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(everybody.length);
  expect(brokenPromises(everybody, rows)).toEqual([]);
  expect(await system.log()).not.toContain(CANARY);
}

it('L1: each of many concurrent visitors is confirmed, and is one row of exactly what was entered', async () => {
  const random = seeded(SEED);
  const filled = Array.from({ length: howMany(10_000, 200) }, (_, index) => fill(random, index));
  const visitor = createVisitor({ connections: CONNECTIONS });
  const started = performance.now();
  const answers = await inLines(filled, CONNECTIONS, (one) => send(visitor, system.url, one));
  const seconds = (performance.now() - started) / 1000;
  visitor.leave();
  expect(statuses(answers)).toEqual([201]);
  await expectAllStored(filled, answers);
  const times = answers.map(({ ms }) => ms);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map(Math.round);
  figure(
    'L1',
    `${filled.length} × 201, as many rows, ${Math.round(filled.length / seconds)}/s, p50 ${p50} ms, p99 ${p99} ms, seed ${SEED}`,
  );
});

it('L2: what is sent up to four times concurrently is stored once, and confirmed alike each time', async () => {
  const random = seeded(SEED + 1);
  const sendings = Array.from({ length: howMany(2500, 50) }, (_, index) => ({
    one: fill(random, 100_000 + index),
    times: 1 + random.below(4),
  }));
  const visitor = createVisitor({ connections: CONNECTIONS });
  const answers = await inLines(sendings, CONNECTIONS / 4, ({ one, times }) =>
    Promise.all(Array.from({ length: times }, () => send(visitor, system.url, one))),
  );
  visitor.leave();
  expect(statuses(answers.flat())).toEqual([201]);
  expect(answers.filter((same) => !sameText(same))).toEqual([]);
  await expectAllStored(
    sendings.map(({ one }) => one),
    answers.map(([first]) => first as Answer),
  );
  figure(
    'L2',
    `${sendings.length} different, sent ${answers.flat().length} times, ${sendings.length} rows, seed ${SEED + 1}`,
  );
});

it('L3: one submission sent two hundred times concurrently is one row and two hundred equal confirmations', async () => {
  const count = 200;
  const one = fill(seeded(SEED + 2), 200_000);
  const visitor = createVisitor({ connections: count });
  const answers = await Promise.all(Array.from({ length: count }, () => send(visitor, system.url, one)));
  visitor.leave();
  expect(statuses(answers)).toEqual([201]);
  expect(sameText(answers)).toBe(true);
  await expectAllStored([one], answers.slice(0, 1));
  figure('L3', `sent ${count} times at once: 1 row, ${count} equal answers`);
});
