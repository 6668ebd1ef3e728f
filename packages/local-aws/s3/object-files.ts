import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { publishSynced, syncFolder, writeSynced } from '../machine/synced-files.ts';

const texts = v.record(v.string(), v.string());
const recordSchema = v.object({
  key: v.string(),
  type: v.string(),
  /** Bytes. */
  size: v.number(),
  /** MD5 in hex, within quotes. */
  etag: v.string(),
  /** ISO 8601. */
  modified: v.string(),
  /** Headers of the upload that every answer repeats, such as `content-disposition`. */
  headers: texts,
  /** `x-amz-meta-*` without that prefix. */
  metadata: texts,
  tags: texts,
  /** Name of the file with the bytes. */
  body: v.string(),
});

/** Metadata of a stored object. */
export type ObjectRecord = Readonly<v.InferOutput<typeof recordSchema>>;

interface NewObject extends Pick<ObjectRecord, 'key' | 'type' | 'headers' | 'metadata' | 'tags'> {
  readonly onlyIfAbsent: boolean;
}

export type ObjectFiles = Awaited<ReturnType<typeof openObjectFiles>>;

/**
 * The objects of one bucket on disk: a record (`<hash of the key>.json`) that names a file of bytes. Both are synced before the
 * record appears under its name, so an object is there as a whole or not at all, also after `kill -9`.
 * @param say given each damage, as a line
 */
export async function openObjectFiles(folder: string, say: (line: string) => void = () => {}) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await inspect(folder, say);
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

    /** @throws Error if the bytes are not those that were stored */
    async readBytes({ body, etag }: ObjectRecord): Promise<Buffer> {
      const bytes = await readFile(join(folder, body));
      if (etagOf(bytes) !== etag) throw new Error(`${join(folder, body)} is damaged: it is not what was stored.`);
      return bytes;
    },

    /** Stores an object. @returns its record; undefined if `onlyIfAbsent` and it is there already */
    put: ({ onlyIfAbsent, ...object }: NewObject, bytes: Buffer): Promise<ObjectRecord | undefined> =>
      inTurn(async () => {
        const previous = await readRecord(folder, recordName(object.key));
        if (previous && onlyIfAbsent) return undefined;
        const body = `${randomUUID()}.body`;
        const record = { ...object, size: bytes.length, etag: etagOf(bytes), modified: new Date().toISOString(), body };
        await writeSynced(join(folder, body), bytes);
        try {
          await publish(record);
        } catch (error) {
          // On a full disk it would be in the way.
          await rm(join(folder, body), { force: true });
          throw error;
        }
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

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** @returns undefined also for a damaged one, which the start has reported */
async function readRecord(folder: string, name: string): Promise<ObjectRecord | undefined> {
  try {
    return v.parse(recordSchema, JSON.parse(await readFile(join(folder, name), 'utf8')));
  } catch (error) {
    const isDamaged = error instanceof SyntaxError || error instanceof v.ValiError;
    if (isDamaged || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reports what is damaged, and removes what a killed process left half done. */
async function inspect(folder: string, say: (line: string) => void): Promise<void> {
  const names = await readdir(folder);
  const bodies = new Set<string>();
  let damaged = 0;
  for (const name of names.filter(isRecordName)) {
    const record = await readRecord(folder, name);
    if (record) {
      bodies.add(record.body);
      const size = await stat(join(folder, record.body)).then(
        (found) => found.size,
        () => undefined,
      );
      const what = size === undefined ? 'is missing' : `has ${size} bytes instead of ${record.size}`;
      if (size !== record.size) say(`An object is lost: ${join(folder, record.body)} ${what}.`);
    } else {
      damaged++;
      say(
        `An object is lost: its record ${join(folder, name)} is damaged. Its bytes are in one of the *.body beside it.`,
      );
    }
  }
  const leftovers = names.filter((name) => !isRecordName(name) && !bodies.has(name));
  // Without its record, the bytes of an object look as those of an upload that was broken off.
  const removed = leftovers.filter((name) => damaged === 0 || !name.endsWith('.body'));
  await Promise.all(removed.map((name) => rm(join(folder, name))));
}
