import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { AwsEnvironment } from '../iam/aws-environment.ts';
import { streamArn } from '../template/aws-names.ts';
import type { MappingSpec, TableSpec } from '../template/read-template.ts';
import { keyAttributes, type Item } from './items.ts';

/** Hands a record to the function of a mapping. @returns whether it is done with; a record that is not is handed on after the next start */
type Deliver = (mapping: MappingSpec, record: DynamoDBRecord, signal: AbortSignal) => Promise<boolean>;

export interface Streams {
  /** Adds the record of a new row, within the transaction that adds the row. */
  readonly add: (table: TableSpec, item: Item) => void;
  /** Called after that transaction. */
  readonly wake: () => void;
  /** Begins to hand the records on, one at a time for each mapping. */
  readonly follow: (deliver: Deliver) => void;
  /** Ends the deliveries, and waits for a moment for those that are under way. */
  readonly stop: () => Promise<void>;
}

/** Until the next try to delete a record; and for a delivery that is under way at the end. */
const [RETRY_MS, LAST_DELIVERY_MS] = [500, 2000];

/** DynamoDB's streams: a row and the records for its mappings are added together, and a record is deleted once it is delivered. */
export function openStreams(
  database: DatabaseSync,
  mappings: readonly MappingSpec[],
  environment: AwsEnvironment,
): Streams {
  const insert = database.prepare('INSERT INTO records (mapping, record) VALUES (?, ?)');
  const first = database.prepare('SELECT number, record FROM records WHERE mapping = ? ORDER BY number LIMIT 1');
  const remove = database.prepare('DELETE FROM records WHERE number = ?');
  const stopping = new AbortController();
  const { signal } = stopping;
  let followers: readonly Promise<void>[] = [];
  let added = Promise.withResolvers<void>();

  return {
    add(table, item) {
      const record = JSON.stringify(recordOf(table, item, environment));
      for (const { id, table: followed } of mappings) if (followed === table.name) insert.run(id, record);
    },
    wake() {
      added.resolve();
      added = Promise.withResolvers();
    },
    follow(deliver) {
      followers = mappings.map((mapping) => followOne(mapping, deliver));
    },
    async stop() {
      stopping.abort();
      added.resolve();
      await Promise.race([Promise.all(followers), sleep(LAST_DELIVERY_MS, undefined, { ref: false })]);
    },
  };

  async function followOne(mapping: MappingSpec, deliver: Deliver): Promise<void> {
    while (!signal.aborted) {
      const next = first.get(mapping.id);
      if (!next) {
        await added.promise;
        continue;
      }
      const record = JSON.parse(String(next['record'])) as DynamoDBRecord;
      const SequenceNumber = String(next['number']).padStart(24, '0');
      const numbered = { ...record, dynamodb: { ...record.dynamodb, SequenceNumber } };
      if (!(await deliver(mapping, numbered, signal))) return;
      await forget(Number(next['number']));
    }
  }

  /** A full disk takes no deletion either. Once the host has ended, the record stays for the next start. */
  async function forget(number: number): Promise<void> {
    while (!signal.aborted) {
      try {
        remove.run(number);
        return;
      } catch {
        await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_streams_Record.html, as Lambda hands it on */
function recordOf(table: TableSpec, item: Item, environment: AwsEnvironment): DynamoDBRecord {
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: environment.region,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: keyAttributes(table.keySchema, item),
      NewImage: item,
      SizeBytes: Buffer.byteLength(JSON.stringify(item)),
      StreamViewType: table.streamView ?? 'NEW_IMAGE',
    },
    eventSourceARN: streamArn(table.name, environment),
  };
}
