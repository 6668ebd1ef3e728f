import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder, writeSynced } from '../machine/synced-files.ts';
import { digestSum, type Digests } from './digests.ts';

/** Metadata of a stored object. */
export interface ObjectRecord {
  readonly key: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
  /** ISO 8601. */
  readonly modified: string;
  /** Headers of the upload that every answer repeats, such as `content-disposition`. */
  readonly headers: Readonly<Record<string, string>>;
  /** `x-amz-meta-*` without that prefix. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
  /** Name of the file with the bytes. */
  readonly body: string;
}

interface NewObject extends Pick<ObjectRecord, 'key' | 'type' | 'headers' | 'metadata' | 'tags'> {
  readonly onlyIfAbsent: boolean;
  /** Called when all bytes are there, before the object exists; what it throws prevents that. */
  readonly check: (received: Digests) => void;
}

export type ObjectFiles = Awaited<ReturnType<typeof openObjectFiles>>;

/**
 * The objects of one bucket on disk: a record (`<hash of the key>.json`) that names a file of bytes. Both are synced before the
 * record appears under its name, so an object is there as a whole or not at all, also after `kill -9`.
 */
export async function openObjectFiles(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  let last: Promise<unknown> = Promise.resolve();
  /** Runs changes of records one after the other. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };

  return {
    /** The object's record, or undefined. */
    find: (key: string) => readRecord(folder, recordName(key)),

    openBytes: async ({ body }: ObjectRecord): Promise<Readable> => (await open(join(folder, body))).createReadStream(),

    /** Stores an object. @returns its record; undefined if `onlyIfAbsent` and it is there already */
    async put({ onlyIfAbsent, check, ...object }: NewObject, bytes: Readable): Promise<ObjectRecord | undefined> {
      const body = `${randomUUID()}.body`;
      let isPublished = false;
      try {
        const digests = await receive(join(folder, body), bytes);
        check(digests);
        const { size, md5 } = digests;
        const record = { ...object, size, etag: `"${md5}"`, modified: new Date().toISOString(), body };
        isPublished = await inTurn(async () => {
          const previous = await readRecord(folder, recordName(object.key));
          const published = await publish(folder, record, onlyIfAbsent);
          if (published && previous) await rm(join(folder, previous.body), { force: true });
          return published;
        });
        return isPublished ? record : undefined;
      } finally {
        if (!isPublished) await rm(join(folder, body), { force: true });
      }
    },

    /** Replaces the tags. @returns whether the object exists */
    setTags: (key: string, tags: ObjectRecord['tags']): Promise<boolean> =>
      inTurn(async () => {
        const record = await readRecord(folder, recordName(key));
        return record !== undefined && publish(folder, { ...record, tags }, false);
      }),

    remove: (key: string): Promise<void> =>
      inTurn(async () => {
        const record = await readRecord(folder, recordName(key));
        await rm(join(folder, recordName(key)), { force: true });
        await syncFolder(folder);
        if (record) await rm(join(folder, record.body), { force: true });
      }),
  };
}

/** Keys are hashed: no key can lead out of the folder or be too long for a file name. */
const recordName = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json`;
const isRecordName = (name: string) => /^[0-9a-f]{64}\.json$/.test(name);
const recordNames = async (folder: string) => (await readdir(folder)).filter(isRecordName);

async function readRecord(folder: string, name: string): Promise<ObjectRecord | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8')) as ObjectRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function receive(path: string, bytes: Readable): Promise<Digests> {
  const sum = digestSum();
  const file = await open(path, 'wx', 0o600);
  try {
    // A full disk ends the loop: the connection stays open for the answer.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      sum.add(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return sum.digests();
}

/** Makes the record visible under its name in one step. @returns false if it had to be absent and was not */
async function publish(folder: string, record: ObjectRecord, onlyIfAbsent: boolean): Promise<boolean> {
  const path = join(folder, recordName(record.key));
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeSynced(draft, JSON.stringify(record));
  try {
    await (onlyIfAbsent ? link(draft, path) : rename(draft, path));
    await syncFolder(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** What a killed process left half done. */
async function removeLeftovers(folder: string): Promise<void> {
  const records = await Promise.all((await recordNames(folder)).map((name) => readRecord(folder, name)));
  const bodies = new Set(records.map((record) => record?.body));
  const leftovers = (await readdir(folder)).filter((name) => !isRecordName(name) && !bodies.has(name));
  await Promise.all(leftovers.map((name) => rm(join(folder, name))));
}
