import type { DynamoDBRecord } from 'aws-lambda';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../machine/synced-files.ts';

/** A record that a function still has to see. */
export interface QueuedRecord {
  readonly record: DynamoDBRecord;
  /** Name of its file. */
  readonly name: string;
}

interface Entry extends QueuedRecord {
  isConfirmed: boolean;
}

export type RecordQueue = Awaited<ReturnType<typeof openRecordQueue>>;

/**
 * The records of a stream that one mapping has still to deliver, in their order, one file each, so that they survive the process.
 * A record is added before its row is written, and confirmed once the row is stored.
 */
export async function openRecordQueue(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const entries: Entry[] = await Promise.all(
    names.map(async (name) => ({ name, record: JSON.parse(await readFile(join(folder, name), 'utf8')) as DynamoDBRecord, isConfirmed: false })),
  );
  let isClosed = false;
  let wake: (() => void) | undefined;

  const remove = async (gone: readonly QueuedRecord[]) => {
    for (const { name } of gone) {
      await rm(join(folder, name), { force: true });
      const at = entries.findIndex((entry) => entry.name === name);
      if (at >= 0) entries.splice(at, 1);
    }
    wake?.();
  };

  return {
    /** What is here and not confirmed: right after opening, all of it. */
    unconfirmed: (): readonly QueuedRecord[] => entries.filter(({ isConfirmed }) => !isConfirmed),

    /** Adds a record to the end. @param draft a synced file with the record as JSON */
    async add(record: DynamoDBRecord, draft: string): Promise<QueuedRecord> {
      const entry = { name: `${record.dynamodb?.SequenceNumber}.json`, record, isConfirmed: false };
      entries.push(entry);
      await link(draft, join(folder, entry.name));
      await syncFolder(folder);
      return entry;
    },

    /** The row is stored. */
    confirm({ name }: QueuedRecord): void {
      const entry = entries.find((candidate) => candidate.name === name);
      if (entry) entry.isConfirmed = true;
      wake?.();
    },

    /** The row was not stored after all, or the record is delivered. */
    remove,

    /** The first records, as soon as there are some; none once the queue is closed. */
    async next(count: number): Promise<readonly QueuedRecord[]> {
      for (;;) {
        if (isClosed) return [];
        // Order is kept: records behind an unconfirmed one wait for it.
        const open = entries.findIndex(({ isConfirmed }) => !isConfirmed);
        const ready = entries.slice(0, open < 0 ? count : Math.min(open, count));
        if (ready.length > 0) return ready;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },

    /** Ends the wait for more. */
    close(): void {
      isClosed = true;
      wake?.();
    },
  };
}
