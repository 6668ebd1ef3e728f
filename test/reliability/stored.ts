import { createHash } from 'node:crypto';
import { GetObjectCommand, GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import type { Operator } from '@works/local-aws/operator';
import { allForms } from '../../shared/forms/all-forms.ts';
import { rowsIn, type Row } from '../fixtures/stored-rows.ts';
import type { Filled } from './filled.ts';

export const allRows = async (operator: Operator): Promise<Row[]> =>
  (await Promise.all(allForms.map(({ table }) => rowsIn(operator, table)))).flat();

interface StoredPhoto {
  readonly sha256: string;
  readonly state: string | undefined;
}

/** A photo in the store, by its key. @throws if it is not there */
export async function photoOf({ region, credentials, endpoints }: Operator, Key: string): Promise<StoredPhoto> {
  const client = new S3Client({ region, credentials, endpoint: endpoints.s3, forcePathStyle: true });
  const { Body } = await client.send(new GetObjectCommand({ Bucket: 'uploads', Key }));
  const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket: 'uploads', Key }));
  const bytes = (await Body?.transformToByteArray()) ?? Buffer.alloc(0);
  client.destroy();
  return { sha256: sha256(bytes), state: TagSet.find((tag) => tag.Key === 'state')?.Value };
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A form that was sent, and the reference with which it was confirmed, if it was. */
export interface Promised {
  readonly filled: Filled;
  readonly reference: string | undefined;
}

/**
 * Compares the confirmations with what is stored.
 * @returns what is wrong, each with the e-mail address that marks it: nothing, if every confirmed form is exactly one row of exactly its
 * entries, and every row belongs to a form that was sent
 */
export function brokenPromises(promised: readonly Promised[], rows: readonly Row[]): readonly string[] {
  const byEmail = Map.groupBy(rows, ({ email }) => String(email));
  const sent = new Set(promised.map(({ filled }) => String(filled.body['email'])));
  const broken = promised.flatMap(({ filled: { form, body }, reference }) => {
    const email = String(body['email']);
    const own = byEmail.get(email) ?? [];
    if (own.length > 1) return [`${email}: ${own.length} rows`];
    if (reference === undefined) return [];
    const [row] = own;
    if (!row) return [`${email}: lost`];
    const altered = Object.keys(form.fields).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(body[name]));
    return [
      ...(row['reference'] === reference ? [] : [`${email}: another reference`]),
      ...altered.map((name) => `${email}: ${name} altered`),
    ];
  });
  return [...broken, ...[...byEmail.keys()].filter((email) => !sent.has(email)).map((email) => `${email}: never sent`)];
}
