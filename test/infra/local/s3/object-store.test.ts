import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3ServiceException,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { openObjectFiles } from '../../../../infra/local/s3/object-files.ts';
import { clientFor, PRESIGNER, sendRaw, SITE, startStore, tagsOf } from '../../fixtures/store-fixture.ts';

const place = { Bucket: 'uploads', Key: 'complaints/1.jpg' };
const KEPT = { TagSet: [{ Key: 'state', Value: 'kept' }] };
const store = (client: S3Client, Key = place.Key) =>
  client.send(new PutObjectCommand({ ...place, Key, Body: 'Waschbeton', Tagging: 'state=pending' }));

/** Name of the error with which a call ends. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'allowed',
    (error: unknown) => (error instanceof S3ServiceException ? error.name : String(error)),
  );

describe('the store', () => {
  it('has what it stored when it is opened anew, and nothing that a killed store left half done', async () => {
    const { operator, folder } = await startStore();
    await store(operator);
    await writeFile(join(folder, 'half.body'), 'Wasch');
    await writeFile(join(folder, 'half.draft'), '{"key":');
    const reopened = await openObjectFiles(folder);
    expect(await reopened.find(place.Key)).toMatchObject({ tags: { state: 'pending' } });
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('lets a role do what it may, and nothing else', async () => {
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
    // Whoever may not list keys does not learn which exist.
    const missing = new GetObjectCommand({ ...place, Key: 'complaints/none.jpg' });
    expect([await refusal(keeper.send(missing)), await refusal(operator.send(missing))]).toEqual([
      'AccessDenied',
      'NoSuchKey',
    ]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'POST'])('refuses an anonymous %s', async (method) => {
    const { origin, operator } = await startStore();
    await store(operator);
    const paths = ['/uploads/complaints/1.jpg', '/uploads/complaints/1.jpg?tagging', '/uploads', '/'];
    const answers = await Promise.all(paths.map((path) => sendRaw(origin + path, method, { 'content-length': '0' })));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await tagsOf(operator, place.Key)).toEqual([{ Key: 'state', Value: 'pending' }]);
  });
});

const HEADERS = { 'content-length': '5', 'content-type': 'image/jpeg', 'if-none-match': '*' };

/** A presigned PUT of five bytes, with the SDK's own presigner. */
const presign = (client: S3Client, more: Partial<PutObjectCommandInput> = {}): Promise<string> =>
  getSignedUrl(
    client,
    new PutObjectCommand({ ...place, ContentLength: 5, ContentType: 'image/jpeg', IfNoneMatch: '*', ...more }),
    {
      expiresIn: 300,
      signableHeaders: new Set(['host', ...Object.keys(HEADERS)]),
    },
  );

const upload = (url: string, headers: Record<string, string> = HEADERS) =>
  sendRaw(url, 'PUT', headers, [Buffer.alloc(Number(headers['content-length']))]);

// What the product signs: test/functions/complaint-photos.test.ts.
describe('a presigned upload', () => {
  interface Attempt {
    /** What is signed otherwise. */
    readonly signed?: Partial<PutObjectCommandInput>;
    /** Parameters of the address that are changed. */
    readonly query?: Readonly<Record<string, string>>;
    /** What is replaced in the address by what. */
    readonly address?: readonly [string, string];
    readonly headers?: Readonly<Record<string, string>>;
  }
  const mismatch = [403, 'SignatureDoesNotMatch'] as const;
  const denied = [403, 'AccessDenied'] as const;

  it.each<[string, Attempt, readonly [number, string]]>([
    ['an unsigned header of S3', { headers: { 'x-amz-acl': 'public-read' } }, denied],
    ['another length', { headers: { 'content-length': '4' } }, mismatch],
    ['another type', { headers: { 'content-type': 'text/html' } }, mismatch],
    ['leave to overwrite', { headers: { 'if-none-match': '"x"' } }, mismatch],
    ['another key', { address: ['1.jpg', '2.jpg'] }, mismatch],
    ['another signature', { query: { 'X-Amz-Signature': '0'.repeat(64) } }, mismatch],
    ['another expiry', { query: { 'X-Amz-Expires': '3000' } }, mismatch],
    ['a date of which the time is over', { query: { 'X-Amz-Date': '20200101T000000Z' } }, denied],
    ['fewer signed headers', { query: { 'X-Amz-SignedHeaders': 'host' } }, mismatch],
    ['another session', { query: { 'X-Amz-Security-Token': 'other' } }, mismatch],
    ['a key in another folder', { signed: { Key: 'other/x.jpg' } }, denied],
    ['a digest of other bytes', { signed: { ChecksumCRC32: 'AAAAAA==' } }, [400, 'BadDigest']],
  ])('is refused with %s', async (_name, { signed, query = {}, address = ['', ''], headers }, [status, code]) => {
    const { presigner, folder } = await startStore();
    const url = new URL((await presign(presigner, signed)).replace(...address));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    expect(await upload(url.href, { ...HEADERS, ...headers })).toMatchObject({ status, code });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused when an unknown key, a wrong secret or a role without the permission signed it', async () => {
    const { origin, access, keeper } = await startStore();
    const key = access.keyOfRole(PRESIGNER);
    const signers = [
      clientFor(origin, { ...key, accessKeyId: 'AKIAFOREIGN' }),
      clientFor(origin, { ...key, secretAccessKey: 'guessed' }),
      keeper,
    ];
    const codes = await Promise.all(signers.map(async (signer) => (await upload(await presign(signer))).code));
    expect(codes).toEqual(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied']);
  });

  it('is refused when the bucket’s policy denies it', async () => {
    const Condition = { NumericGreaterThan: { 's3:signatureAge': '-1' } };
    const { presigner } = await startStore([
      { Effect: 'Deny', Action: 's3:PutObject', Resource: '*', Principal: '*', Condition },
    ]);
    expect(await upload(await presign(presigner))).toMatchObject({ status: 403, code: 'AccessDenied' });
  });
});

describe('an upload from the page', () => {
  const signedHeaders = 'content-type,if-none-match,x-amz-meta-submission,x-amz-tagging';

  it.each([
    ['that is signed is allowed', SITE, signedHeaders, 'PUT', [200, SITE, 'PUT']],
    ['from another site is not', 'http://localhost:3001', 'content-type', 'PUT', [403]],
    ['from a site whose name begins the same is not', `${SITE}0`, 'content-type', 'PUT', [403]],
    ['from the null origin is not', 'null', 'content-type', 'PUT', [403]],
    ['with another header is not', SITE, 'content-type,x-amz-acl', 'PUT', [403]],
    ['may not read', SITE, '', 'GET', [403]],
  ])('%s', async (_name, from, asked, method, [status, site, methods]) => {
    const { origin } = await startStore();
    const answer = await sendRaw(`${origin}/uploads/complaints/x.jpg`, 'OPTIONS', {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': asked,
    });
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe(site);
    expect(answer.headers['access-control-allow-methods']).toBe(methods);
  });
});
