import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { publishSynced, syncFolder, writeSynced } from '../machine/synced-files.ts';

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
  const publish = (record: ObjectRecord) => publishSynced(join(folder, recordName(record.key)), JSON.stringify(record));

  return {
    /** The object's record, or undefined. */
    find: (key: string) => readRecord(folder, recordName(key)),

    openBytes: async ({ body }: ObjectRecord): Promise<Readable> => (await open(join(folder, body))).createReadStream(),

    /** Stores an object. @returns its record; undefined if `onlyIfAbsent` and it is there already */
    put: ({ onlyIfAbsent, ...object }: NewObject, bytes: Buffer): Promise<ObjectRecord | undefined> =>
      inTurn(async () => {
        const previous = await readRecord(folder, recordName(object.key));
        if (previous && onlyIfAbsent) return undefined;
        const body = `${randomUUID()}.body`;
        const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
        const record = { ...object, size: bytes.length, etag, modified: new Date().toISOString(), body };
        await writeSynced(join(folder, body), bytes);
        await publish(record);
        if (previous) await rm(join(folder, previous.body), { force: true });
        return record;
      }),

    /** Replaces the tags. @returns whether the object exists */
    setTags: (key: string, tags: ObjectRecord['tags']): Promise<boolean> =>
      inTurn(async () => {
        const record = await readRecord(folder, recordName(key));
        if (record) await publish({ ...record, tags });
        return record !== undefined;
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

async function readRecord(folder: string, name: string): Promise<ObjectRecord | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8')) as ObjectRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What a killed process left half done. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  const records = await Promise.all(names.filter(isRecordName).map((name) => readRecord(folder, name)));
  const bodies = new Set(records.map((record) => record?.body));
  const leftovers = names.filter((name) => !isRecordName(name) && !bodies.has(name));
  await Promise.all(leftovers.map((name) => rm(join(folder, name))));
}
