import { readdir } from 'node:fs/promises';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, PutObjectTaggingCommand } from '@aws-sdk/client-s3';
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, it } from 'vitest';
import { clientFor, PRESIGNER, sendRaw, startStore, tagsOf } from './store-fixture.ts';

const place = { Bucket: 'uploads', Key: 'complaints/1.jpg' };
const KEPT = { TagSet: [{ Key: 'state', Value: 'kept' }] };
const store = (client: S3Client, Key = place.Key) =>
  client.send(new PutObjectCommand({ ...place, Key, Body: 'Waschbeton', Tagging: 'state=pending' }));

/** Name of the error with which a call ends. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'allowed',
    (error: Error) => error.name,
  );

it('the store lets a role do what it may, and nothing else', async () => {
  const { operator, presigner, keeper } = await startStore();
  await store(operator);
  const calls = (client: S3Client) =>
    Promise.all([
      refusal(client.send(new GetObjectCommand(place))),
      refusal(client.send(new PutObjectTaggingCommand({ ...place, Tagging: KEPT }))),
      refusal(store(client, 'complaints/2.jpg')),
      refusal(tagsOf(client, place.Key)),
      refusal(client.send(new DeleteObjectCommand(place))),
    ]);
  expect(await calls(presigner)).toEqual(['AccessDenied', 'allowed', 'allowed', 'AccessDenied', 'AccessDenied']);
  expect(await calls(keeper)).toEqual(['allowed', 'allowed', 'AccessDenied', 'AccessDenied', 'AccessDenied']);
  // As on S3: without `s3:ListBucket`, a missing key is answered with AccessDenied.
  const missing = new GetObjectCommand({ ...place, Key: 'complaints/none.jpg' });
  expect([await refusal(keeper.send(missing)), await refusal(operator.send(missing))]).toEqual([
    'AccessDenied',
    'NoSuchKey',
  ]);
});

const HEADERS = { 'content-length': '5', 'content-type': 'image/jpeg', 'if-none-match': '*' };

/** A presigned PUT of five bytes, with the SDK's own presigner. */
const presign = (client: S3Client, more: Partial<PutObjectCommandInput> = {}): Promise<string> =>
  getSignedUrl(
    client,
    new PutObjectCommand({ ...place, ContentLength: 5, ContentType: 'image/jpeg', IfNoneMatch: '*', ...more }),
    { expiresIn: 300, signableHeaders: new Set(['host', ...Object.keys(HEADERS)]) },
  );

const upload = (url: string, headers: Record<string, string> = HEADERS) =>
  sendRaw(url, 'PUT', headers, [Buffer.alloc(Number(headers['content-length']))]);

type Store = Awaited<ReturnType<typeof startStore>>;
const sentWith =
  (headers: Record<string, string>) =>
  async ({ presigner }: Store) =>
    upload(await presign(presigner), { ...HEADERS, ...headers });
/** Sent to an address of which a part was replaced. */
const altered =
  (part: string | RegExp, by: string) =>
  async ({ presigner }: Store) =>
    upload((await presign(presigner)).replace(part, by));
const signedFor =
  (more: Partial<PutObjectCommandInput>) =>
  async ({ presigner }: Store) =>
    upload(await presign(presigner, more));
const signedWith =
  (change: object) =>
  async ({ origin, access }: Store) =>
    upload(await presign(clientFor(origin, { ...access.keyOfRole(PRESIGNER), ...change })));

const mismatch = [403, 'SignatureDoesNotMatch'] as const;
const denied = [403, 'AccessDenied'] as const;

it.each<[string, (store: Store) => ReturnType<typeof upload>, readonly [number, string]]>([
  ['an unsigned header of S3', sentWith({ 'x-amz-acl': 'public-read' }), denied],
  ['another length', sentWith({ 'content-length': '4' }), mismatch],
  ['leave to overwrite', sentWith({ 'if-none-match': '"x"' }), mismatch],
  ['another key', altered('1.jpg', '2.jpg'), mismatch],
  ['a date of which the time is over', altered(/(?<=X-Amz-Date=)\w+/, '20200101T000000Z'), denied],
  ['a key in another folder', signedFor({ Key: 'other/x.jpg' }), denied],
  ['a digest of other bytes', signedFor({ ChecksumCRC32: 'AAAAAA==' }), [400, 'BadDigest']],
  ['the signature of a wrong secret', signedWith({ secretAccessKey: 'guessed' }), mismatch],
  ['the signature of another role', async ({ keeper }) => upload(await presign(keeper)), denied],
])('a presigned upload is refused with %s', async (_name, attempt, [status, code]) => {
  const started = await startStore();
  expect(await attempt(started)).toMatchObject({ status, code });
  expect(await readdir(started.folder)).toEqual([]);
});
