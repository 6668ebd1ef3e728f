import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { PutObjectCommand, type PutObjectCommandInput, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { clientFor, PRESIGNER, sendRaw, SITE, startStore, storeAccess } from '../../fixtures/store-fixture.ts';

const KEY = 'complaints/1795233816059312376_Riss an der Stufe (1).jpg';
const HEADERS = {
  'content-type': 'image/jpeg',
  'content-length': '5',
  'if-none-match': '*',
  'x-amz-meta-submission': '66f5cb99-3b0f-42a9-905e-1788077e28bd',
  'x-amz-tagging': 'state=pending',
};

const SIGNED = ['host', ...Object.keys(HEADERS)].join(';');

/** A presigned PUT as the product makes it, with the SDK's own presigner. */
function presign(client: S3Client, more: Partial<PutObjectCommandInput> = {}): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: 'uploads',
    Key: KEY,
    ContentType: 'image/jpeg',
    ContentLength: 5,
    IfNoneMatch: '*',
    Metadata: { submission: HEADERS['x-amz-meta-submission'] },
    Tagging: 'state=pending',
    ...more,
  });
  return getSignedUrl(client, command, {
    expiresIn: 300,
    signableHeaders: new Set(['host', ...Object.keys(HEADERS)]),
    unhoistableHeaders: new Set(['x-amz-meta-submission', 'x-amz-tagging']),
  });
}

const put = (url: string, headers: Record<string, string> = HEADERS, body: string | Buffer = '12345') =>
  sendRaw(url, 'PUT', headers, [Buffer.from(body)]);

// What the product signs: test/functions/complaint-photos.test.ts.
describe('a presigned upload', () => {
  it('has one winner when ten race', async () => {
    const { presigner } = await startStore();
    const url = await presign(presigner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(url)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  interface Attempt {
    /** What is signed otherwise than the product does. */
    readonly signed?: Partial<PutObjectCommandInput>;
    /** Parameters of the address that are changed. */
    readonly query?: Readonly<Record<string, string>>;
    /** What is replaced in the address by what. */
    readonly address?: readonly [string, string];
    /** Headers that are changed; undefined ones are left out. */
    readonly headers?: Readonly<Record<string, string | undefined>>;
  }
  const mismatch = [403, 'SignatureDoesNotMatch'] as const;
  const denied = [403, 'AccessDenied'] as const;

  it.each<[string, Attempt, readonly [number, string | undefined]]>([
    ['chunks', { headers: { 'content-length': undefined, 'transfer-encoding': 'chunked' } }, mismatch],
    ['an unsigned header of S3', { headers: { 'x-amz-acl': 'public-read' } }, denied],
    ['another key', { address: ['Riss', 'Russ'] }, mismatch],
    ['another signature', { query: { 'X-Amz-Signature': '0'.repeat(64) } }, mismatch],
    ['another expiry', { query: { 'X-Amz-Expires': '3000' } }, mismatch],
    ['another date', { query: { 'X-Amz-Date': '20200101T000000Z' } }, denied],
    ['an inherited property as a signed header', { query: { 'X-Amz-SignedHeaders': `${SIGNED};__proto__` } }, mismatch],
    ['fewer signed headers', { query: { 'X-Amz-SignedHeaders': 'host' } }, denied],
    ['another region', { address: ['eu-central-2', 'eu-central-1'] }, mismatch],
    ['another session', { query: { 'X-Amz-Security-Token': 'other' } }, mismatch],
    ['another algorithm', { query: { 'X-Amz-Algorithm': 'AWS' } }, mismatch],
    ['one more parameter', { query: { 'x-id': 'Other' } }, mismatch],
    ['a key in another folder', { signed: { Key: 'other/x.jpg' } }, denied],
    ['the folder as the key', { signed: { Key: 'complaint' } }, denied],
    ['a key in no folder', { signed: { Key: 'x.jpg' } }, denied],
    ['a digest of other bytes', { signed: { ChecksumCRC32: 'AAAAAA==' } }, [400, 'BadDigest']],
  ])('is refused with %s', async (_name, { signed, query = {}, address = ['', ''], headers }, [status, code]) => {
    const { presigner, keys } = await startStore();
    const url = new URL((await presign(presigner, signed)).replace(...address));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const sent = Object.entries({ ...HEADERS, ...headers }).filter(([, value]) => value !== undefined);
    expect(await put(url.href, Object.fromEntries(sent) as Record<string, string>)).toMatchObject({
      status,
      code,
    });
    expect(await keys()).toEqual([]);
  });

  it('is refused when an unknown key, a wrong secret or a role without the permission signed it', async () => {
    const { origin, keeper } = await startStore();
    const key = storeAccess().keyOfRole(PRESIGNER);
    const signers = [
      clientFor(origin, { ...key, accessKeyId: 'AKIAFOREIGN' }),
      clientFor(origin, { ...key, secretAccessKey: 'guessed' }),
      keeper,
    ];
    const codes = await Promise.all(signers.map(async (signer) => (await put(await presign(signer))).code));
    expect(codes).toEqual(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied']);
  });

  it('is refused when the bucket’s policy denies it', async () => {
    const Condition = { NumericGreaterThan: { 's3:signatureAge': '-1' } };
    const { presigner } = await startStore([
      { Effect: 'Deny', Action: 's3:PutObject', Resource: '*', Principal: '*', Condition },
    ]);
    expect(await put(await presign(presigner))).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  it('fails with the checksum of an empty body that the SDK signs by default', async () => {
    const { origin } = await startStore();
    const naive = clientFor(origin, storeAccess().keyOfRole(PRESIGNER));
    naive.config.requestChecksumCalculation = async () => 'WHEN_SUPPORTED';
    expect(await put(await presign(naive))).toMatchObject({ status: 400, code: 'BadDigest' });
  });

  it.each(['complaints/../../../escaped.jpg', 'complaints/..%2f..%2fescaped.jpg', 'complaints/\0.jpg'])(
    'never leaves its folder with the key %j',
    async (Key) => {
      const { presigner, folder } = await startStore();
      await put(await presign(presigner, { Key })).catch(() => {});
      expect((await readdir(folder)).every((name) => /^[0-9a-f-]+\.(?:json|body)$/.test(name))).toBe(true);
    },
  );

  it('leaves nothing when the browser goes away half-way', async () => {
    const { presigner, folder, origin } = await startStore();
    const url = await presign(presigner, { ContentLength: 1_000_000 });
    const upload = httpRequest(url, { method: 'PUT', headers: { ...HEADERS, 'content-length': '1000000' } });
    upload.on('error', () => {});
    await new Promise((resolve) => upload.write(Buffer.alloc(500_000), resolve));
    upload.destroy();
    expect((await fetch(origin)).status).toBe(403);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is kept byte for byte up to ten megabytes', async () => {
    const { presigner, files } = await startStore();
    const body = Buffer.alloc(10 * 1024 * 1024, 'Betonwerkstein');
    const url = await presign(presigner, { ContentLength: body.length });
    expect((await put(url, { ...HEADERS, 'content-length': String(body.length) }, body)).status).toBe(200);
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    expect(await files.find(KEY)).toMatchObject({ etag, size: body.length });
  });
});

describe('an upload from the page', () => {
  const signedHeaders = 'content-type,if-none-match,x-amz-meta-submission,x-amz-tagging';
  const allowed = {
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'PUT',
    'access-control-max-age': '3600',
  };

  it.each<[string, string, string, string, number, Readonly<Record<string, string>>]>([
    ['that is signed is allowed', SITE, signedHeaders, 'PUT', 200, allowed],
    ['from another site is not', 'http://localhost:3001', 'content-type', 'PUT', 403, {}],
    ['from a site whose name begins the same is not', `${SITE}0`, 'content-type', 'PUT', 403, {}],
    ['from the null origin is not', 'null', 'content-type', 'PUT', 403, {}],
    ['with another header is not', SITE, 'content-type,x-amz-acl', 'PUT', 403, {}],
    ['may not read', SITE, '', 'GET', 403, {}],
    ['may not delete', SITE, '', 'DELETE', 403, {}],
  ])('%s', async (_name, from, headers, method, status, cors) => {
    const { origin } = await startStore();
    const answer = await sendRaw(`${origin}/uploads/complaints/x.jpg`, 'OPTIONS', {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    });
    const names = Object.keys(allowed).filter((name) => answer.headers[name] !== undefined);
    expect([answer.status, Object.fromEntries(names.map((name) => [name, answer.headers[name]]))]).toEqual([
      status,
      cors,
    ]);
  });

  it('that is refused tells the page why', async () => {
    const { origin } = await startStore();
    const { status, headers } = await sendRaw(`${origin}/uploads/complaints/x.jpg`, 'PUT', {
      origin: SITE,
      'content-length': '0',
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([403, SITE]);
  });
});
