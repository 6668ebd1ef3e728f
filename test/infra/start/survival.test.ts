/** @module-tag thorough */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';
import { formPath, type Accepted } from '../../../shared/api.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { rowsIn } from '../../fixtures/stored-rows.ts';
import { validBody } from '../../functions/valid-body.ts';
import { startSystem } from '../../reliability/system.ts';
import { jsonOf, post } from '../../reliability/visitor.ts';
import { mailsIn } from '../fixtures/mails.ts';
import { ownStack } from '../fixtures/own-stack.ts';

const stack = await ownStack();

/** Sends requests one after the other in several lines until stopped. @returns the references that were confirmed */
function keepPosting(url: string, lines = 4) {
  const confirmed: string[] = [];
  const stopping = new AbortController();
  const line = async () => {
    while (!stopping.signal.aborted) {
      const answer = await post(url + formPath(contact.id), validBody(contact)).catch(() => undefined);
      if (answer?.status === 201) confirmed.push(jsonOf<Accepted>(answer).reference);
      else await sleep(20);
    }
  };
  const work = Promise.all(Array.from({ length: lines }, line));
  return {
    confirmed,
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('every confirmed row is there after the whole host was killed, every row is mailed, and none of its processes stays', async () => {
  const dataDir = await temporaryFolder();
  await using first = await startSystem({ dataDir, stack });
  const children = Object.values(await first.pids());
  const posting = keepPosting(first.url);
  await expect.poll(() => posting.confirmed.length).toBeGreaterThan(8);
  process.kill(first.pid, 'SIGKILL');
  await posting.stop();
  await using second = await startSystem({ dataDir, stack });
  const stored = (await rowsIn(second.operator, contact.table)).map(({ reference }) => String(reference));
  expect(posting.confirmed.filter((reference) => !stored.includes(reference))).toEqual([]);
  await expect.poll(() => children.filter(isRunning)).toEqual([]);
  const notMailed = async () => {
    const subjects = (await mailsIn(dataDir)).map(({ subject }) => subject);
    return stored.filter((reference) => !subjects.includes(`${contact.name} ${reference}`));
  };
  await expect.poll(notMailed).toEqual([]);
});
