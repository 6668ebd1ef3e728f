import type { DynamoDBStreamEvent } from 'aws-lambda';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { followStreams } from '../../../../infra/local/lambda/event-source.ts';
import { openRecordQueue } from '../../../../infra/local/dynamodb/record-queue.ts';
import { writeSynced } from '../../../../infra/local/machine/synced-files.ts';
import { contact } from '../../../../shared/forms/contact.ts';
import { inserted, rowImage, sequenceOf } from '../../../functions/mail/stream-events.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import type { MappingSpec } from '../../../../infra/local/template/specs.ts';

const mapping: MappingSpec = {
  id: 'Mapping',
  functionId: 'Mailer',
  table: 'contact_forms',
  streamArn: 'arn:aws:dynamodb:eu-central-2:000000000000:table/contact_forms/stream/x',
  batchSize: 4,
  retries: 2,
  maxAgeMs: 24 * 60 * 60 * 1000,
  queue: 'Unsent',
};

type Answer = (names: readonly string[], sequenceOfName: (name: string) => string | undefined) => unknown;

/** Follows a queue of records by the names of their rows; `answer` is the function. */
async function follow(names: readonly string[], answer: Answer, { ageMs = 0, open = [] as readonly string[] } = {}) {
  const folder = await temporaryFolder();
  const queue = await openRecordQueue(join(folder, 'queue'));
  const sequences = new Map<string, string>();
  for (const name of names) {
    const record = inserted(contact, rowImage({ name }));
    const dynamodb = { ...record.dynamodb, ApproximateCreationDateTime: (Date.now() - ageMs) / 1000 };
    const draft = join(folder, `${name}.draft`);
    await writeSynced(draft, JSON.stringify({ ...record, dynamodb }));
    const entry = await queue.add({ ...record, dynamodb }, draft);
    sequences.set(name, sequenceOf(record));
    if (!open.includes(name)) queue.confirm(entry);
  }
  const batches: string[][] = [];
  const invoke = async (event: unknown) => {
    const batch = (event as DynamoDBStreamEvent).Records.map(({ dynamodb }) => dynamodb?.NewImage?.['name']?.S ?? '');
    batches.push(batch);
    return answer(batch, (name) => sequences.get(name));
  };
  const functions = new Map([['Mailer', { invoke, pid: () => undefined, restart: () => {}, stop: async () => {} }]]);
  const lines: string[] = [];
  const stop = followStreams([mapping], { queues: new Map([['Mapping', queue]]), functions, folder: join(folder, 'queues'), log: (line) => lines.push(line) });
  onTestFinished(stop);
  const left = async () => (await readdir(join(folder, 'queue'))).length;
  const isEmpty = async () => {
    await expect.poll(left, { interval: 10 }).toBe(0);
  };
  const discarded = async () => {
    const files = await readdir(join(folder, 'queues', 'Unsent')).catch(() => []);
    return Promise.all(files.map((file) => readFile(join(folder, 'queues', 'Unsent', file), 'utf8')));
  };
  return { batches, isEmpty, left, discarded, lines, stop, sequences, queue };
}

const fails = () => {
  throw new Error('failed');
};

describe('records of a stream', () => {
  it('come in order, in batches of at most the size in the template, and are removed once they are handled', async () => {
    const { batches, isEmpty, discarded } = await follow(['a', 'b', 'c', 'd', 'e', 'f'], () => ({ batchItemFailures: [] }));
    await isEmpty();
    expect(batches).toEqual([['a', 'b', 'c', 'd'], ['e', 'f']]);
    expect(await discarded()).toEqual([]);
  });

  it.each([null, {}, { batchItemFailures: null }])('are handled when the function answers %j', async (answer) => {
    const { batches, isEmpty } = await follow(['a'], () => answer);
    await isEmpty();
    expect(batches).toEqual([['a']]);
  });

  it('are tried again from the one that failed on', async () => {
    let isFirst = true;
    const { batches, isEmpty } = await follow(['a', 'b', 'c'], (_names, sequenceOfName) => {
      const failures = isFirst ? [{ itemIdentifier: sequenceOfName('b') }] : [];
      isFirst = false;
      return { batchItemFailures: failures };
    });
    await isEmpty();
    expect(batches).toEqual([['a', 'b', 'c'], ['b', 'c']]);
  });

  it('are halved until the one that always fails is alone; it is retried as often as the template allows, then reported to the queue', async () => {
    const { batches, isEmpty, discarded, sequences, lines } = await follow(['a', 'poison', 'c', 'd'], (names) => (names.includes('poison') ? fails() : null));
    await isEmpty();
    expect(batches).toEqual([['a', 'poison', 'c', 'd'], ['a', 'poison'], ['a'], ['poison'], ['poison'], ['poison'], ['c', 'd']]);
    const [message = '', ...others] = await discarded();
    expect(others).toEqual([]);
    expect(JSON.parse(message)).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 3 },
      DDBStreamBatchInfo: { startSequenceNumber: sequences.get('poison'), endSequenceNumber: sequences.get('poison'), batchSize: 1, streamArn: mapping.streamArn },
    });
    expect(message).not.toContain('"name"');
    expect(lines.join('')).toContain('Gave up on 1 of contact_forms');
  });

  it.each([[{ batchItemFailures: [{ itemIdentifier: '' }] }], [{ batchItemFailures: [{ itemIdentifier: null }] }], [{ batchItemFailures: [{ itemIdentifier: '1' }] }]])(
    'have failed as a whole when the function answers %j',
    async (answer) => {
      const { batches, isEmpty } = await follow(['a'], () => answer);
      await isEmpty();
      expect(batches).toHaveLength(3);
    },
  );

  it('that are too old are reported to the queue and not tried', async () => {
    const { batches, isEmpty, discarded } = await follow(['a', 'b'], () => null, { ageMs: mapping.maxAgeMs + 1000 });
    await isEmpty();
    expect(batches).toEqual([]);
    expect((await discarded()).map((message) => (JSON.parse(message) as { requestContext: object }).requestContext)).toEqual([
      expect.objectContaining({ condition: 'MaximumRecordAgeExceeded' }),
    ]);
  });

  it('wait for the one before them whose row is not stored yet', async () => {
    const { batches, isEmpty, queue } = await follow(['a', 'b', 'c'], () => null, { open: ['b'] });
    await expect.poll(() => batches).toEqual([['a']]);
    await sleep(50);
    expect(batches).toEqual([['a']]);
    for (const entry of queue.unconfirmed()) queue.confirm(entry);
    await isEmpty();
    expect(batches).toEqual([['a'], ['b', 'c']]);
  });

  it('that fail while everything stops stay for the next start', async () => {
    const { stop, left, discarded, batches } = await follow(['a', 'b'], fails);
    await expect.poll(() => batches.length).toBeGreaterThan(0);
    await stop();
    expect(await left()).toBe(2);
    expect(await discarded()).toEqual([]);
  });
});
