import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { GetObjectCommand, PutObjectCommand, type PutObjectCommandInput, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it, vi } from 'vitest';
import { clientFor, PRESIGNER, sendRaw, startStore, storeAccess, tagsOf } from '../../fixtures/store-fixture.ts';

const BODY = Buffer.from('12345');
const KEY = 'complaints/1795233816059312376_Riss an der Stufe (1).jpg';
const HEADERS = {
  'content-type': 'image/jpeg',
  'content-length': '5',
  'if-none-match': '*',
  'x-amz-meta-submission': '66f5cb99-3b0f-42a9-905e-1788077e28bd',
  'x-amz-tagging': 'state=pending',
};

/** A presigned PUT as the product makes it, with the SDK's own presigner. */
function presign(client: S3Client, more: Partial<PutObjectCommandInput> = {}): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: 'uploads',
    Key: KEY,
    ContentType: 'image/jpeg',
    ContentLength: BODY.length,
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

const put = (url: string, headers: Record<string, string> = HEADERS, body = BODY) =>
  sendRaw(url, 'PUT', headers, [body]);
const without = (name: string) => Object.fromEntries(Object.entries(HEADERS).filter(([other]) => other !== name));

describe('a presigned upload', () => {
  it('is stored as it was signed: bytes, type, submission and tag', async () => {
    const { presigner, operator } = await startStore();
    expect((await put(await presign(presigner))).status).toBe(200);
    const stored = await operator.send(new GetObjectCommand({ Bucket: 'uploads', Key: KEY }));
    expect(await stored.Body?.transformToString()).toBe('12345');
    expect(stored.ContentType).toBe('image/jpeg');
    expect(stored.Metadata).toEqual({ submission: HEADERS['x-amz-meta-submission'] });
    expect(await tagsOf(operator, KEY)).toEqual([{ Key: 'state', Value: 'pending' }]);
  });

  it('is accepted once: a second one with the same address is refused and changes nothing', async () => {
    const { presigner, operator } = await startStore();
    const url = await presign(presigner);
    await put(url);
    expect(await put(url, HEADERS, Buffer.from('other'))).toMatchObject({ status: 412, code: 'PreconditionFailed' });
    const stored = await operator.send(new GetObjectCommand({ Bucket: 'uploads', Key: KEY }));
    expect(await stored.Body?.transformToString()).toBe('12345');
  });

  it('has one winner when ten race', async () => {
    const { presigner } = await startStore();
    const url = await presign(presigner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(url)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it.each([
    ['a longer body', { ...HEADERS, 'content-length': '6' }, '123456'],
    ['a shorter body', { ...HEADERS, 'content-length': '4' }, '1234'],
    ['an empty body', { ...HEADERS, 'content-length': '0' }, ''],
    ['another type', { ...HEADERS, 'content-type': 'text/html' }, '12345'],
    ['another submission', { ...HEADERS, 'x-amz-meta-submission': '00000000-0000-4000-8000-000000000000' }, '12345'],
    ['another tag', { ...HEADERS, 'x-amz-tagging': 'state=kept' }, '12345'],
    ['a condition that always holds', { ...HEADERS, 'if-none-match': '"x"' }, '12345'],
  ])('is refused with %s', async (_name, headers, body) => {
    const { presigner, files } = await startStore();
    expect(await put(await presign(presigner), headers, Buffer.from(body))).toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    });
    expect(await files.all()).toEqual([]);
  });

  it.each(['content-type', 'if-none-match', 'x-amz-meta-submission', 'x-amz-tagging'])(
    'is refused without the header %s',
    async (name) => {
      const { presigner, files } = await startStore();
      expect(await put(await presign(presigner), without(name))).toMatchObject({
        status: 403,
        code: 'SignatureDoesNotMatch',
      });
      expect(await files.all()).toEqual([]);
    },
  );

  it('is refused when it comes in chunks of unknown length', async () => {
    const { presigner, files } = await startStore();
    const headers = { ...without('content-length'), 'transfer-encoding': 'chunked' };
    expect((await put(await presign(presigner), headers)).status).toBe(403);
    expect(await files.all()).toEqual([]);
  });

  it('is refused with a header of S3 that was not signed', async () => {
    const { presigner } = await startStore();
    const answer = await put(await presign(presigner), { ...HEADERS, 'x-amz-acl': 'public-read' });
    expect(answer).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  it.each([
    ['the key', (url: URL) => (url.pathname = url.pathname.replace('Riss', 'Russ'))],
    ['the signature', (url: URL) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64))],
    ['the expiry', (url: URL) => url.searchParams.set('X-Amz-Expires', '3000')],
    ['the date', (url: URL) => url.searchParams.set('X-Amz-Date', '20200101T000000Z')],
    ['the signed headers', (url: URL) => url.searchParams.set('X-Amz-SignedHeaders', 'host')],
    [
      'the region',
      (url: URL) =>
        url.searchParams.set(
          'X-Amz-Credential',
          (url.searchParams.get('X-Amz-Credential') ?? '').replace('eu-central-2', 'eu-central-1'),
        ),
    ],
    ['the session', (url: URL) => url.searchParams.set('X-Amz-Security-Token', 'other')],
    ['the algorithm', (url: URL) => url.searchParams.set('X-Amz-Algorithm', 'AWS')],
    ['an added parameter', (url: URL) => url.searchParams.set('x-id', 'Other')],
  ])('is refused when somebody changed %s of the address', async (_name, change) => {
    const { presigner, files } = await startStore();
    const url = new URL(await presign(presigner));
    change(url);
    expect((await put(url.href)).status).toBeGreaterThanOrEqual(400);
    expect(await files.all()).toEqual([]);
  });

  it('is refused after its time', async () => {
    const { presigner } = await startStore();
    const url = await presign(presigner);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    try {
      expect(await put(url)).toMatchObject({ status: 403, code: 'AccessDenied' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is refused when an unknown key signed it, or the right key with a wrong secret', async () => {
    const { origin } = await startStore();
    const key = storeAccess().keyOfRole(PRESIGNER);
    const forged = [
      { ...key, accessKeyId: 'AKIAFOREIGN' },
      { ...key, secretAccessKey: 'guessed' },
    ];
    const codes = await Promise.all(
      forged.map(async (credentials) => (await put(await presign(clientFor(origin, credentials)))).code),
    );
    expect(codes).toEqual(['InvalidAccessKeyId', 'SignatureDoesNotMatch']);
  });

  it('is refused outside of the folder that the role may write to', async () => {
    const { presigner, files } = await startStore();
    const codes = await Promise.all(
      ['other/x.jpg', 'complaint', 'x.jpg'].map(async (Key) => (await put(await presign(presigner, { Key }))).code),
    );
    expect(codes).toEqual(['AccessDenied', 'AccessDenied', 'AccessDenied']);
    expect(await files.all()).toEqual([]);
  });

  it('is refused when its role may not write, whatever it signed', async () => {
    const { keeper } = await startStore();
    expect(await put(await presign(keeper))).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  it('is refused when the bucket’s policy denies it', async () => {
    const { presigner } = await startStore([
      {
        Effect: 'Deny',
        Action: 's3:PutObject',
        Resource: '*',
        Principal: '*',
        Condition: { NumericGreaterThanEquals: { 's3:signatureAge': '0' } },
      },
    ]);
    expect(await put(await presign(presigner))).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  it('is refused when the bytes do not match a digest in the address', async () => {
    const { presigner, files } = await startStore();
    expect(await put(await presign(presigner, { ChecksumCRC32: 'AAAAAA==' }))).toMatchObject({
      status: 400,
      code: 'BadDigest',
    });
    expect(await files.all()).toEqual([]);
  });

  it('fails with the checksum of an empty body that the SDK signs by default', async () => {
    const { origin } = await startStore();
    const naive = clientFor(origin, storeAccess().keyOfRole(PRESIGNER));
    naive.config.requestChecksumCalculation = async () => 'WHEN_SUPPORTED';
    expect(await put(await presign(naive))).toMatchObject({ status: 400, code: 'BadDigest' });
  });

  it.each([
    'complaints/ä ö ü + & = %.jpg',
    'complaints/日本語.png',
    "complaints/a!'()*~.jpg",
    `complaints/${'ü'.repeat(400)}.jpg`,
  ])('keeps the key %s', async (Key) => {
    const { presigner, files } = await startStore();
    expect((await put(await presign(presigner, { Key }))).status).toBe(200);
    expect((await files.all()).map(({ key }) => key)).toEqual([Key]);
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
    upload.write(Buffer.alloc(500_000));
    await expect.poll(() => readdir(folder)).toHaveLength(1);
    upload.destroy();
    await expect.poll(() => readdir(folder)).toEqual([]);
    expect((await fetch(origin)).status).toBe(403);
  });
});

/** A browser's question before it sends. */
const ask = (origin: string, from: string, headers: string, method = 'PUT') =>
  sendRaw(`${origin}/uploads/complaints/x.jpg`, 'OPTIONS', {
    origin: from,
    'access-control-request-method': method,
    'access-control-request-headers': headers,
  });

describe('an upload from the page', () => {
  it('may be sent from the site with the headers that are signed', async () => {
    const { origin } = await startStore();
    const answer = await ask(
      origin,
      'http://localhost:3000',
      'content-type,if-none-match,x-amz-meta-submission,x-amz-tagging',
    );
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-methods': 'PUT',
      'access-control-max-age': '3600',
    });
  });

  it.each([
    ['another site', 'http://localhost:3001', 'content-type', 'PUT'],
    ['a site whose name begins the same', 'http://localhost:30000', 'content-type', 'PUT'],
    ['the null origin', 'null', 'content-type', 'PUT'],
    ['another header', 'http://localhost:3000', 'content-type,x-amz-acl', 'PUT'],
    ['reading', 'http://localhost:3000', '', 'GET'],
    ['deleting', 'http://localhost:3000', '', 'DELETE'],
  ])('may not be %s', async (_name, from, headers, method) => {
    const { origin } = await startStore();
    const answer = await ask(origin, from, headers, method);
    expect(answer.status).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('lets the page read why it was refused', async () => {
    const { origin } = await startStore();
    const answer = await sendRaw(`${origin}/uploads/complaints/x.jpg`, 'PUT', {
      origin: 'http://localhost:3000',
      'content-length': '0',
    });
    expect(answer.status).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:3000');
  });
});

describe('uploads of any size', () => {
  it('are kept byte for byte up to ten megabytes', async () => {
    const { presigner, files } = await startStore();
    const body = Buffer.alloc(10 * 1024 * 1024, 'Betonwerkstein');
    const url = await presign(presigner, { ContentLength: body.length });
    expect((await put(url, { ...HEADERS, 'content-length': String(body.length) }, body)).status).toBe(200);
    const record = await files.find(KEY);
    expect(record?.etag).toBe(`"${createHash('md5').update(body).digest('hex')}"`);
    expect(record?.size).toBe(body.length);
  });
});
