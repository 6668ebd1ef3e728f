import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import type { AwsEnvironment } from '../iam/aws-environment.ts';
import { syncFolder, writeWhole } from '../machine/synced-files.ts';
import { streamArn } from '../template/aws-names.ts';
import type { MappingSpec, TableSpec } from '../template/read-template.ts';
import { insertCondition } from './known-insertions.ts';
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

/** Until the tables are asked again what became of a put. */
const RETRY_MS = 500;
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
  environment: AwsEnvironment,
  say: (line: string) => void,
): Promise<Streams> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const nextSequenceNumber = sequenceNumbers();
  const { promise: followed, resolve: follow } = Promise.withResolvers<Deliver>();
  const stopping = new AbortController();
  /** The end of each mapping's queue. */
  const ends = new Map<MappingSpec, Promise<void>>();
  /** Puts that failed, by their rows, which may be stored all the same; and who got the record, because a row was found. */
  const uncertain = new Map<string, { readonly record: DynamoDBRecord; readonly handedOn: Set<MappingSpec> }>();
  await readLeft();

  return {
    store: { ...store, call },
    follow,
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(ends.values()), sleep(LAST_DELIVERY_MS, undefined, { ref: false })]);
    },
  };

  /** What the last process left. */
  async function readLeft(): Promise<void> {
    const seen = new Set<string>();
    for (const name of (await readdir(folder)).toSorted()) {
      const path = join(folder, name);
      const mapping = mappings.find(({ id }) => name.endsWith(`-${id}.json`));
      const record = mapping && (await readRecord(path));
      if (mapping && !record) {
        say(`The record ${path} is damaged: if its row is stored, no function gets it.`);
        continue;
      }
      const row = record && `${mapping?.id} ${rowOf(record)}`;
      if (mapping && record && row && !seen.has(row) && (await isStored(mapping, record))) {
        seen.add(row);
        enqueue(mapping, record);
      } else await rm(path);
    }
  }

  async function call(operation: string, body: Buffer | object) {
    const insertion = operation === 'PutItem' ? readInsertion(body) : undefined;
    const listening = mappings.filter(({ table }) => table === insertion?.table.name);
    if (!insertion || listening.length === 0) return store.call(operation, body);
    const record = recordOf(insertion, nextSequenceNumber(), environment);
    const row = rowOf(record);
    const forget = () => Promise.all(listening.map((mapping) => rm(fileOf(mapping, record), { force: true })));
    const written = await Promise.allSettled(
      listening.map((mapping) => writeWhole(fileOf(mapping, record), JSON.stringify(record))),
    );
    try {
      for (const result of written) if (result.status === 'rejected') throw result.reason;
      await syncFolder(folder);
    } catch (error) {
      await forget();
      throw error;
    }
    const answer = await store.call(operation, body).catch(async (error: unknown) => {
      // An attempt before it with the same row finds out for both.
      if (uncertain.has(row)) await forget();
      else {
        uncertain.set(row, { record, handedOn: new Set() });
        for (const mapping of listening) enqueue(mapping, record, () => isCertain(mapping, row, record));
      }
      throw error;
    });
    if (answer.status === 200) {
      const handedOn = uncertain.get(row)?.handedOn;
      uncertain.delete(row);
      for (const mapping of listening) {
        if (handedOn?.has(mapping)) await rm(fileOf(mapping, record), { force: true });
        else enqueue(mapping, record);
      }
    } else await forget();
    return answer;
  }

  /**
   * Waits until the tables can say whether the row of a failed put is stored.
   * @returns false also if a later put has stored it; undefined if the end came first
   */
  async function isCertain(mapping: MappingSpec, row: string, record: DynamoDBRecord): Promise<boolean | undefined> {
    while (!stopping.signal.aborted) {
      try {
        const stored = await isStored(mapping, record);
        const attempt = uncertain.get(row);
        if (attempt?.record !== record) return false;
        if (stored) attempt.handedOn.add(mapping);
        else uncertain.delete(row);
        return stored;
      } catch {
        await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return undefined;
  }

  function enqueue(mapping: MappingSpec, record: DynamoDBRecord, check?: () => Promise<boolean | undefined>): void {
    const before = ends.get(mapping);
    const file = fileOf(mapping, record);
    const deliver = async () => {
      await before;
      const handOn = await followed;
      const isWanted = check ? await check() : true;
      if (isWanted === undefined) return;
      if (!isWanted || (await handOn(mapping, record, stopping.signal))) await rm(file, { force: true });
    };
    const end = deliver().catch((error: unknown) => say(`The record ${file} can't be deleted: ${String(error)}`));
    ends.set(mapping, end);
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
    const findsNothing = table && put.ConditionExpression === insertCondition(table);
    return findsNothing && put.Item ? { table, item: put.Item } : undefined;
  }
}

/** @returns undefined for a damaged file: a crash leaves none half written under its name */
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
function recordOf({ table, item }: Insertion, SequenceNumber: string, environment: AwsEnvironment): DynamoDBRecord {
  const { name, keySchema, streamView } = table;
  const keys = keySchema.flatMap(({ AttributeName: key }) => (item[key] ? [[key, item[key]] as const] : []));
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: environment.region,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: Object.fromEntries(keys),
      NewImage: item,
      SequenceNumber,
      SizeBytes: Buffer.byteLength(JSON.stringify(item)),
      StreamViewType: streamView ?? 'NEW_IMAGE',
    },
    eventSourceARN: streamArn(name, environment),
  };
}

/** The row that a record is about, with all its entries: retries of one put have the same. */
const rowOf = ({ eventSourceARN, dynamodb }: DynamoDBRecord) => JSON.stringify([eventSourceARN, dynamodb?.NewImage]);

const DIGITS = 24;

/** Ever greater numbers of one length, also after a restart. */
function sequenceNumbers(): () => string {
  let last = 0;
  return () => {
    last = Math.max(Date.now() * 1000, last + 1);
    return String(last).padStart(DIGITS, '0');
  };
}
