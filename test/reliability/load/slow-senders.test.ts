import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { formPath } from '../../../shared/api.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { figure, howMany } from '../effort.ts';
import { fill, send } from '../filled.ts';
import { percentile } from '../measure.ts';
import { seeded } from '../random.ts';
import { allRows } from '../stored.ts';
import { startSystem } from '../system.ts';
import { inLines, type Answer } from '../visitor.ts';

const SEED = 20_261_122;
const PER_SECOND = 20;
const WARM_UP = 50;
const BYTE_EVERY_MS = 5000;

/** A client that sends one byte every five seconds. @returns after how many milliseconds it was cut off */
function sendSlowly(port: number, text: string): { readonly cut: Promise<number>; readonly socket: Socket } {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  let next = 0;
  const timer = setInterval(() => socket.write(text[next++] ?? ' '), BYTE_EVERY_MS);
  socket.on('error', () => {});
  socket.resume();
  const { promise: cut, resolve } = Promise.withResolvers<number>();
  socket.on('close', () => {
    clearInterval(timer);
    resolve(performance.now() - started);
  });
  return { cut, socket };
}

it('L6: hundreds of slow senders are cut off, and all other requests are answered', async () => {
  await using system = await startSystem();
  const random = seeded(SEED);
  // Functions answer their first call late for another reason.
  const before = Array.from({ length: WARM_UP }, (_, index) => fill(random, index));
  await inLines(before, 4, (one) => send(system.url, one));
  const { host, port } = new URL(system.url);
  const head = `POST ${formPath(contact.id)} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`;
  // Half of them are slow from the first header on, the others within the body.
  const slow = Array.from({ length: howMany(500, 50) }, (_, index) => {
    const sender = sendSlowly(Number(port), head);
    if (index % 2 === 0) sender.socket.write(`${head}{`);
    return sender.cut;
  });

  const normal: Promise<Answer>[] = [];
  const isOver = Promise.all(slow).then((times) => ({ times }));
  let over: { readonly times: readonly number[] } | undefined;
  while (!over) {
    normal.push(send(system.url, fill(random, WARM_UP + normal.length)));
    over = await Promise.race([isOver, sleep(1000 / PER_SECOND, undefined)]);
  }
  const answers = await Promise.all(normal);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await allRows(system.operator)).toHaveLength(WARM_UP + answers.length);
  const slowest = Math.max(...over.times);
  const times = answers.map(({ ms }) => ms);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map(Math.round);
  figure(
    'L6',
    `${slow.length} slow senders, the last cut after ${Math.round(slowest / 100) / 10} s; ${answers.length} others: 201, p50 ${p50} ms, p99 ${p99} ms`,
  );
});
