import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { REGION } from '../../stack/names.ts';
import { syncFolder, writeSynced } from '../machine/synced-files.ts';
import { streamArn } from '../template/aws-names.ts';
import type { MappingSpec, TableSpec } from '../template/read-template.ts';
import type { TableStore } from './table-store.ts';

type Item = Readonly<Record<string, AttributeValue>>;

/** Hands a record to the function of a mapping. @returns whether it is done with; a record that is not is handed on after the next start */
type Deliver = (mapping: MappingSpec, record: DynamoDBRecord, signal: AbortSignal) => Promise<boolean>;

export interface Streams {
  /** The tables, which make a record for each row that they are given. */
  readonly store: TableStore;
  /** Begins to hand the records on: one at a time for each mapping. */
  readonly follow: (deliver: Deliver) => void;
  /** Ends the deliveries, and waits for a moment for those that are under way. */
  readonly stop: () => Promise<void>;
}

/** How long the end waits for a delivery that is under way. */
const LAST_DELIVERY_MS = 2000;

/**
 * DynamoDB's streams, which dynalite doesn't have: for a row that a put adds to a table, each mapping gets a record. It is a file, written to
 * disk before the put and deleted when it is delivered, so no crash loses it; at the next start it counts if its row exists. Only conditional
 * puts (`attribute_not_exists`) make records: the mappings ask for insertions, and no other write is certainly one.
 */
export async function openStreams(
  folder: string,
  store: TableStore,
  tables: readonly TableSpec[],
  mappings: readonly MappingSpec[],
): Promise<Streams> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const nextSequenceNumber = sequenceNumbers();
  const { promise: followed, resolve: follow } = Promise.withResolvers<Deliver>();
  const stopping = new AbortController();
  /** The end of each mapping's queue. */
  const ends = new Map<MappingSpec, Promise<void>>();

  // What the last process left.
  for (const name of (await readdir(folder)).toSorted()) {
    const record = await readRecord(join(folder, name));
    const mapping = mappings.find(({ id }) => name.endsWith(`-${id}.json`));
    if (mapping && record && (await isStored(mapping, record))) enqueue(mapping, record);
    else await rm(join(folder, name));
  }

  return {
    store: { ...store, call },
    follow,
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(ends.values()), sleep(LAST_DELIVERY_MS, undefined, { ref: false })]);
    },
  };

  async function call(operation: string, body: Buffer | object) {
    const insertion = operation === 'PutItem' ? readInsertion(body) : undefined;
    const listening = mappings.filter(({ table }) => table === insertion?.table.name);
    if (!insertion || listening.length === 0) return store.call(operation, body);
    const record = recordOf(insertion.table, insertion.item, nextSequenceNumber());
    await Promise.all(listening.map((mapping) => writeSynced(fileOf(mapping, record), JSON.stringify(record))));
    await syncFolder(folder);
    const answer = await store.call(operation, body);
    for (const mapping of listening) {
      if (answer.status === 200) enqueue(mapping, record);
      else await rm(fileOf(mapping, record));
    }
    return answer;
  }

  function enqueue(mapping: MappingSpec, record: DynamoDBRecord): void {
    const before = ends.get(mapping);
    const deliver = async () => {
      await before;
      if (await (await followed)(mapping, record, stopping.signal)) await rm(fileOf(mapping, record), { force: true });
    };
    ends.set(mapping, deliver());
  }

  function fileOf({ id }: MappingSpec, { dynamodb }: DynamoDBRecord): string {
    return join(folder, `${dynamodb?.SequenceNumber}-${id}.json`);
  }

  /** @throws Error if the tables give no answer */
  async function isStored({ table: TableName }: MappingSpec, { dynamodb }: DynamoDBRecord): Promise<boolean> {
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

/** @returns undefined for a file that a crash left half written, before its row */
async function readRecord(path: string): Promise<DynamoDBRecord | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as DynamoDBRecord;
  } catch {
    return undefined;
  }
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
  let last = 0;
  return () => {
    last = Math.max(Date.now() * 1000, last + 1);
    return String(last).padStart(DIGITS, '0');
  };
}
