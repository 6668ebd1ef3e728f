import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { REGION } from '../../stack/names.ts';
import { streamArn } from '../template/aws-names.ts';
import { openRecordQueue, type QueuedRecord, type RecordQueue } from './record-queue.ts';
import { writeSynced } from '../machine/synced-files.ts';
import type { TableStore } from './table-store.ts';
import type { MappingSpec, TableSpec } from '../template/specs.ts';

type Item = Readonly<Record<string, AttributeValue>>;

export interface Streams {
  /** The tables, which put a record into the queues for each row that they are given. */
  readonly store: TableStore;
  /** By the id of the mapping. */
  readonly queues: ReadonlyMap<string, RecordQueue>;
  readonly stop: () => void;
}

const RETRY_MS = 500;

/**
 * DynamoDB's streams, which dynalite doesn't have: a row that a put adds to a table is appended to the queue of each mapping. The record is
 * written to disk before the put, and counts only if the row exists afterwards, so that no crash in between loses it. Only conditional puts
 * (`attribute_not_exists`) make records: the mappings ask for insertions, and no other write is certainly one.
 * @param folder parent of the queues' folders
 */
export async function openStreams(folder: string, store: TableStore, tables: readonly TableSpec[], mappings: readonly MappingSpec[]): Promise<Streams> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.draft'));
  await Promise.all(drafts.map((name) => rm(join(folder, name))));
  const queues = new Map<string, RecordQueue>();
  for (const { id } of mappings) queues.set(id, await openRecordQueue(join(folder, id)));
  const nextSequenceNumber = sequenceNumbers();
  const stopping = new AbortController();
  // What the last process left open.
  for (const target of queues.values()) for (const entry of target.unconfirmed()) await settle({ target, entry });

  return { store: { ...store, call }, queues, stop: () => stopping.abort() };

  async function call(operation: string, body: Buffer | object) {
    const insertion = operation === 'PutItem' ? readInsertion(body) : undefined;
    const listening = mappings.filter(({ table }) => table === insertion?.table.name);
    if (!insertion || listening.length === 0) return store.call(operation, body);
    const queued = await queue(insertion, listening);
    try {
      const answer = await store.call(operation, body);
      if (answer.status === 200) for (const { target, entry } of queued) target.confirm(entry);
      else await Promise.all(queued.map(({ target, entry }) => target.remove([entry])));
      return answer;
    } catch (error) {
      void Promise.all(queued.map(settle));
      throw error;
    }
  }

  async function queue({ table, item }: Insertion, listening: readonly MappingSpec[]): Promise<readonly Queued[]> {
    const record = recordOf(table, item, nextSequenceNumber());
    const draft = join(folder, `${randomUUID()}.draft`);
    await writeSynced(draft, JSON.stringify(record));
    const added = await Promise.all(
      listening.flatMap(({ id }) => {
        const target = queues.get(id);
        return target ? [target.add(record, draft).then((entry) => ({ target, entry }))] : [];
      }),
    );
    await rm(draft);
    return added;
  }

  /** Confirms a record if its row is stored just so, and drops it otherwise; tries until that can be found out. */
  async function settle({ target, entry }: Queued): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await isStored(entry)) target.confirm(entry);
        else await target.remove([entry]);
        return;
      } catch {
        // The tables' process is being started again.
        await sleep(RETRY_MS);
      }
    }
  }

  /** @throws Error if the tables give no answer */
  async function isStored({ record: { eventSourceARN, dynamodb } }: QueuedRecord): Promise<boolean> {
    const TableName = tables.find(({ name }) => streamArn(name) === eventSourceARN)?.name;
    const { status, body } = await store.call('GetItem', { TableName, Key: dynamodb?.Keys, ConsistentRead: true });
    if (status !== 200) throw new Error('The tables did not answer');
    return isDeepStrictEqual((JSON.parse(body.toString('utf8')) as { Item?: Item }).Item, dynamodb?.NewImage);
  }

  function readInsertion(body: Buffer | object): Insertion | undefined {
    const put = (Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : body) as Put;
    const table = tables.find(({ name }) => name === put.TableName);
    const key = table?.keySchema[0]?.AttributeName;
    const findsNothing = put.ConditionExpression === `attribute_not_exists(${key})`;
    return table && findsNothing && put.Item ? { table, item: put.Item } : undefined;
  }
}

interface Queued {
  readonly target: RecordQueue;
  readonly entry: QueuedRecord;
}

interface Put {
  readonly TableName?: string;
  readonly Item?: Item;
  readonly ConditionExpression?: string;
}

interface Insertion {
  readonly table: TableSpec;
  readonly item: Item;
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_streams_Record.html, as Lambda hands it on */
function recordOf({ name: table, keySchema }: TableSpec, item: Item, SequenceNumber: string): DynamoDBRecord {
  const keys = keySchema.flatMap(({ AttributeName: name }) => (item[name] ? [[name, item[name]] as const] : []));
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: REGION,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: Object.fromEntries(keys),
      NewImage: item,
      SequenceNumber,
      SizeBytes: Buffer.byteLength(JSON.stringify(item)),
      StreamViewType: 'NEW_IMAGE',
    },
    eventSourceARN: streamArn(table),
  };
}

const DIGITS = 24;

/** Ever greater numbers of one length, also after a restart. */
function sequenceNumbers(): () => string {
  let last = 0n;
  return () => {
    const now = BigInt(Date.now()) * 1_000_000n;
    last = now > last ? now : last + 1n;
    return String(last).padStart(DIGITS, '0');
  };
}
