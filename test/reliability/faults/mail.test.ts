import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Accepted } from '../../../shared/api.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { synthesise } from '../../infra/fixtures/fixture-stack.ts';
import { figure, isFull } from '../effort.ts';
import { CANARY, fill, send } from '../filled.ts';
import { seeded } from '../random.ts';
import { allRows } from '../stored.ts';
import { startSystem } from '../system.ts';
import { jsonOf } from '../visitor.ts';
import { errorAnswers, startFaultProxy } from './fault-proxy.ts';

const SEED = 20_261_132;
const ROWS = 20;

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
}

/** Waits for so many files, and a little longer for one too many. */
async function settled(folder: string, count: number): Promise<string[]> {
  while ((await filesUnder(folder)).length < count) await sleep(100);
  await sleep(500);
  return filesUnder(folder);
}

/** An unused port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it.runIf(isFull)(
  'F15: rows are stored though no mail goes out; what is given up is said, what comes later is mailed once',
  async () => {
    const stack = await synthesise('local', 'own');
    const sesPort = await freePort();
    await using ses = await startFaultProxy(errorAnswers.ses);
    ses.leadTo(`http://127.0.0.1:${sesPort}`);
    await using system = await startSystem({ stack, sesPort, storesSeenAt: { ses: ses.origin } });
    const random = seeded(SEED);
    const sendMany = (from: number) =>
      Promise.all(Array.from({ length: ROWS }, (_, index) => send(system.url, fill(random, from + index, contact))));

    ses.behave(() => 'fail');
    const during = await sendMany(0);
    expect(new Set(during.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await allRows(system.operator)).toHaveLength(ROWS);
    const givenUp = async () => (await system.log()).match(/gave up on record \d+ .*RetryAttemptsExhausted/gu) ?? [];
    while ((await givenUp()).length < ROWS) await sleep(100);
    const mailFolder = join(system.dataDir, 'mail');
    expect(await filesUnder(mailFolder)).toEqual([]);

    // From now on three calls in ten fail, and the streams' tries make up for it.
    const chance = seeded(SEED + 1);
    ses.behave(() => (chance.next() < 0.3 ? chance.pick(['fail', 'throttle', 'reset']) : 'pass'));
    const after = await sendMany(1000);
    const mails = (await settled(mailFolder, ROWS)).join('\n');
    const references = after.map((answer) => jsonOf<Accepted>(answer).reference);
    expect(references.filter((reference) => mails.split(`Subject: ${contact.name} ${reference}`).length !== 2)).toEqual(
      [],
    );
    expect(await givenUp()).toHaveLength(ROWS);
    expect(await system.log()).not.toContain(CANARY);
    const slowest = Math.round(Math.max(...during.map(({ ms }) => ms)));
    figure(
      'F15',
      `no mail: ${ROWS} × 201 within ${slowest} ms, ${ROWS} rows, each given up; then ${ROWS} more, each mailed once`,
    );
  },
);
