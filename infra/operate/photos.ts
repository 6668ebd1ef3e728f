import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { swissDay } from '../../shared/desk/swiss-time.ts';
import { photoKeysOf, type StoredRecord } from '../../shared/forms/stored-record.ts';
import type { Stores } from './stores.ts';

const MISSING = new Set(['NoSuchKey', 'NotFound']);

/**
 * Saves a record's photos as `<folder>/<reference>_<day>/<file name>`; only their owner may read them.
 * @returns keys of those that are not in the bucket
 */
export async function savePhotos(stores: Stores, record: StoredRecord, folder: string): Promise<readonly string[]> {
  const keys = photoKeysOf(record);
  const missing: string[] = [];
  const own = keys.length > 0 ? await makeFolder(folder, record) : folder;
  for (const key of keys) {
    const body = await openPhoto(stores, key);
    if (!body) missing.push(key);
    else await pipeline(body, createWriteStream(join(own, basename(key)), { flags: 'wx', mode: 0o600 }));
  }
  return missing;
}

/** The folder with a record's photos. A second record with the same reference and day has its key in the name, too (security.md T34). */
async function makeFolder(folder: string, { reference, createdAt, id }: StoredRecord): Promise<string> {
  const own = join(folder, `${reference}_${swissDay(createdAt)}`);
  const path = existsSync(own) ? `${own}_${id}` : own;
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}

/** The bytes of a photo; undefined if it is not in the bucket. */
export async function openPhoto({ s3, bucket }: Stores, key: string): Promise<Readable | undefined> {
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
