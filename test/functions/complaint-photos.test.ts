import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhotosAnswer } from '../../shared/api.ts';
import { MAX_PHOTO_BYTES, PHOTO_KEY, photoKey } from '../../shared/photos.ts';
import { BUCKET, call, captureLog, handlerOf, SITE_URL } from './call.ts';
import type { Body } from './valid-body.ts';

beforeEach(() => {
  vi.resetModules();
  captureLog();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ID = '11111111-1111-4111-8111-111111111111';
const photo = (changes: Body = {}) => ({ name: 'Riss Süd (1).jpg', type: 'image/jpeg', size: 123_456, ...changes });
const body = (changes: Body = {}) => ({ submission_id: ID, math_answer: '14', files: [photo()], ...changes });
const parts = (url: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  return { origin, pathname, query: Object.fromEntries(searchParams) };
};
const photosOf = (json: unknown) => (json as PhotosAnswer).photos;

async function presign(changes: Body = {}, environment: Record<string, string> = {}) {
  const { status, json } = await call(await handlerOf('complaint-photos', environment), body(changes));
  expect(status).toBe(200);
  return photosOf(json);
}

describe('a presigned upload', () => {
  it('signs host, length, type, no overwriting, submission and state, for five minutes, without a checksum', async () => {
    const [upload] = await presign();
    const url = new URL(upload?.url ?? '');
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match;x-amz-meta-submission;x-amz-tagging',
    );
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
    expect([...url.searchParams.keys()].filter((name) => /checksum|tagging|meta/i.test(name))).toEqual([]);
    expect(url.origin).toBe('https://uploads.s3.eu-central-2.amazonaws.com');
    expect(upload?.headers).toEqual({
      'content-type': 'image/jpeg',
      'if-none-match': '*',
      'x-amz-meta-submission': ID,
      'x-amz-tagging': 'state=pending',
    });
  });

  it('names the address under which the photo opens on the site', async () => {
    const [upload] = await presign();
    const key = decodeURIComponent(new URL(upload?.url ?? '').pathname.slice(1));
    expect(key).toMatch(/^complaints\/\d{19}_Riss Süd \(1\)\.jpg$/);
    expect(photoKey(SITE_URL, upload?.photo_url ?? '')).toBe(key);
  });

  it.each([
    ['AWS', {}, undefined],
    ['AWS with temporary credentials', { AWS_SESSION_TOKEN: 'to/ken+=' }, undefined],
    ['a store on this machine', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:4568' }, undefined],
    ['AWS, for a name full of signs', {}, "Zoë's (2) – 100% + ½ = ß & Ёлка.png"],
  ])("is the URL that AWS's own presigner makes: %s", async (_, environment, name = 'a.jpg') => {
    vi.setSystemTime(new Date('2026-11-20T10:00:00Z'));
    const size = 4321;
    const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    const [upload] = await presign({ files: [photo({ name, type, size })] }, environment);
    const command = new PutObjectCommand({
      Bucket: BUCKET,
      Key: photoKey(SITE_URL, upload?.photo_url ?? '') ?? '',
      ContentLength: size,
      ContentType: type,
      IfNoneMatch: '*',
      Metadata: { submission: ID },
      Tagging: 'state=pending',
    });
    const signed = ['host', 'content-length', 'content-type', 'if-none-match', 'x-amz-meta-submission', 'x-amz-tagging'];
    const reference = await getSignedUrl(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }), command, {
      expiresIn: 300,
      signableHeaders: new Set(signed),
      unhoistableHeaders: new Set(signed),
    });
    expect(parts(upload?.url ?? '')).toEqual(parts(reference));
  });

  it('needs no other service', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    expect(await presign({}, { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' })).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('offers one upload for each file, in order', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `Foto ${index}.png`);
  const uploads = await presign({ files: names.map((name) => photo({ name, type: 'image/png' })) });
  expect(uploads.map(({ photo_url }) => photo_url.replace(/^.*_/, ''))).toEqual(names.map(encodeURIComponent));
});

it('makes 5,000 different keys of one name at once', async () => {
  // All in one millisecond.
  vi.setSystemTime(new Date('2026-11-20T10:00:00Z'));
  const handler = await handlerOf('complaint-photos');
  const files = Array.from({ length: 10 }, () => photo({ name: 'IMG_0001.jpg' }));
  const replies = await Promise.all(Array.from({ length: 500 }, () => call(handler, body({ files }))));
  const keys = replies.flatMap(({ json }) => photosOf(json)).map(({ photo_url }) => photoKey(SITE_URL, photo_url));
  expect(keys.every((key) => key !== undefined && PHOTO_KEY.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(5000);
  const randomDigits = new Set(keys.map((key) => key?.slice('complaints/'.length + 13, 'complaints/'.length + 19)));
  expect(randomDigits.size).toBeGreaterThan(4900);
});

describe('is refused with 422:', () => {
  it.each<[string, Body, string, string]>([
    ['no file', { files: [] }, 'photos', 'photos'],
    ['no list', { files: photo() }, 'photos', 'photos'],
    ['a missing list', { files: undefined }, 'photos', 'photos'],
    ['eleven files', { files: Array.from({ length: 11 }, () => photo()) }, 'photos', 'photos'],
    ['one bad file among good ones', { files: [photo(), photo({ size: 0 })] }, 'photos', 'photos'],
    ['a file that is no object', { files: ['a.jpg'] }, 'photos', 'photos'],
    ['an unknown key of a file', { files: [photo({ key: 'complaints/x' })] }, 'photos', 'photos'],
    ['a key of the prototype', { files: [JSON.parse('{"name":"a","type":"image/png","size":1,"__proto__":1}')] }, 'photos', 'photos'],
    ['an unknown key', { extra: 1 }, '', 'unknown'],
    ['no submission id', { submission_id: undefined }, 'submission_id', 'required'],
    ['a submission id that is no UUID', { submission_id: '../../x' }, 'submission_id', 'type'],
    ['no sum', { math_answer: undefined }, 'math_answer', 'required'],
    ['a wrong sum', { math_answer: '15' }, 'math_answer', 'wrong_answer'],
    ['the sum as a number', { math_answer: 14 }, 'math_answer', 'type'],
    ['the sum of another form', { math_answer: '12' }, 'math_answer', 'wrong_answer'],
    ['a wrong sum with bad files: files come first', { math_answer: '15', files: [] }, 'photos', 'photos'],
    ...[0, -1, 1.5, MAX_PHOTO_BYTES + 1, 2 ** 60, '5', null, undefined, [5]].map(
      (size): [string, Body, string, string] => [`the size ${String(size)}`, { files: [photo({ size })] }, 'photos', 'photos'],
    ),
    ...['image/gif', 'image/svg+xml', 'text/html', 'image/jpg', 'IMAGE/PNG', 'image/png ', '', 'toString', null, ['image/png']].map(
      (type): [string, Body, string, string] => [`the type ${JSON.stringify(type)}`, { files: [photo({ type })] }, 'photos', 'photos'],
    ),
    ...[undefined, null, 1, ['a.jpg']].map(
      (name): [string, Body, string, string] => [`the name ${JSON.stringify(name)}`, { files: [photo({ name })] }, 'photos', 'photos'],
    ),
  ])('%s', async (_, changes, field, code) => {
    const { status, errors } = await call(await handlerOf('complaint-photos'), body(changes));
    expect(status).toBe(422);
    expect(errors).toEqual([{ field, code }]);
  });
});

it.each([1, MAX_PHOTO_BYTES])('accepts a photo of %i bytes', async (size) => {
  expect(await presign({ files: [photo({ size })] })).toHaveLength(1);
});
