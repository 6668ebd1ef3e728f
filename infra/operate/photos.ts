import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredRecord } from './stored-record.ts';
import { photoKeysOf } from './stored-record.ts';
import type { Stores } from './stores.ts';

const MISSING = new Set(['NoSuchKey', 'NotFound']);

/**
 * Saves a record's photos as `<folder>/<reference>_<id>/<file name>`; only their owner may read them. The reference alone would not do:
 * 40 bits collide if someone searches for it (threats.md T34).
 * @returns keys of those that are not in the bucket
 */
export async function savePhotos(stores: Stores, record: StoredRecord, folder: string): Promise<readonly string[]> {
  const keys = photoKeysOf(record);
  const missing: string[] = [];
  const own = join(folder, photoFolderOf(record));
  if (keys.length > 0) await mkdir(own, { recursive: true, mode: 0o700 });
  for (const key of keys) {
    const body = await openPhoto(stores, key);
    if (!body) missing.push(key);
    else await pipeline(body, createWriteStream(join(own, basename(key)), { flags: 'wx', mode: 0o600 }));
  }
  return missing;
}

/** Name of the folder with a record's photos. */
const photoFolderOf = ({ reference, id }: Pick<StoredRecord, 'reference' | 'id'>): string => `${reference}_${id}`;

async function openPhoto({ s3, bucket }: Stores, key: string): Promise<Readable | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return Body as Readable | undefined;
  } catch (error) {
    return undefinedIfMissing(error);
  }
}

/** Whether a photo is in the bucket. @throws whatever S3 answers but «not there» */
export async function isPhotoThere({ s3, bucket }: Stores, key: string): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return true;
  } catch (error) {
    return undefinedIfMissing(error) ?? false;
  }
}

export async function deletePhoto({ s3, bucket }: Stores, key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && MISSING.has(error.name)) return undefined;
  throw error;
}
