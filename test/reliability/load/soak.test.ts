import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { figure, howMany } from '../effort.ts';
import { fill, send } from '../filled.ts';
import { canMeasure, handlesOf, memoryOf, percentile, slope } from '../measure.ts';
import { seeded } from '../random.ts';
import { allRows } from '../stored.ts';
import { startSystem } from '../system.ts';
import { type Answer } from '../visitor.ts';

const SEED = 20_261_123;
const PER_SECOND = 20;
const SECONDS = howMany(600, 6);
// By then every process has the size that its heap wants; the mails' one renders, and needs longest.
const WARM_UP_SECONDS = howMany(300, 2);
const MEASURE_EVERY_S = howMany(5, 1);
const MB = 1024 * 1024;
// A few seconds of a sample say nothing about minutes.
const MAX_MB_PER_MINUTE = howMany(5, 5000);
// Connections come and go with what is sent just then; a leak grows with every request.
const MAX_HANDLES_PER_MINUTE = howMany(2, 5000);

it.runIf(canMeasure)('L5: a steady stream of submissions makes nothing grow', async () => {
  await using system = await startSystem();
  const processes = { host: system.pid, ...(await system.pids()) } as Record<string, number>;
  const memory = Object.fromEntries(Object.keys(processes).map((name) => [name, [] as number[]]));
  const handles = Object.fromEntries(Object.keys(processes).map((name) => [name, [] as number[]]));
  const measure = async () => {
    for (const [name, pid] of Object.entries(processes)) {
      memory[name]?.push(await memoryOf(pid));
      handles[name]?.push(await handlesOf(pid));
    }
  };

  const random = seeded(SEED);
  const sent: Promise<Answer>[] = [];
  const started = performance.now();
  let measuredAt = WARM_UP_SECONDS;
  for (let now = 0; now < SECONDS; now = (performance.now() - started) / 1000) {
    while (sent.length < now * PER_SECOND) sent.push(send(system.url, fill(random, sent.length)));
    if (now >= measuredAt) {
      measuredAt += MEASURE_EVERY_S;
      await measure();
    }
    await sleep(1000 / PER_SECOND);
  }
  const answers = await Promise.all(sent);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await allRows(system.operator)).toHaveLength(answers.length);
  const growth = Object.entries(memory).map(([name, values]) => ({
    name,
    perMinute: perMinute(values) / MB,
    last: (values.at(-1) ?? 0) / MB,
  }));
  const leaks = Object.entries(handles).map(([name, values]) => ({ name, perMinute: perMinute(values) }));
  const p99 = Math.round(
    percentile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
  );
  const said = growth.map((one) => `${one.name} ${one.perMinute.toFixed(2)} (at ${Math.round(one.last)})`).join(', ');
  figure(
    'L5',
    `${answers.length} × 201 in ${SECONDS} s, p99 ${p99} ms; MB/min: ${said}; handles/min: ${leaks.map((one) => `${one.name} ${one.perMinute.toFixed(2)}`).join(', ')}`,
  );
  expect(growth.filter((one) => one.perMinute > MAX_MB_PER_MINUTE)).toEqual([]);
  expect(leaks.filter((one) => one.perMinute > MAX_HANDLES_PER_MINUTE)).toEqual([]);
});

const perMinute = (values: readonly number[]) => slope(values) * (60 / MEASURE_EVERY_S);
