import {
  GetObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import 'aws-sdk-client-mock-vitest/extend';
import { complaint } from '../../shared/forms/complaint.ts';
import { MAX_JPEG_SCANS, MAX_PHOTO_BYTES, photoUrl } from '../../shared/photos.ts';
import { call, captureLog, handlerOf, SITE_URL } from './call.ts';
import { fakeDynamoDB } from './fake-dynamodb.ts';
import * as images from './sample-images.ts';
import { validBody } from './valid-body.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER_ID = '22222222-2222-4222-8222-222222222222';
const JPEG_KEY = 'complaints/1795231769115976168_Riss Süd.jpg';
const PNG_KEY = 'complaints/1795231769115976169_Plan.png';

interface Stored {
  readonly bytes: Buffer;
  readonly type?: string;
  readonly submission?: string;
  /** Headers of the upload that the signature doesn't cover. */
  readonly unsigned?: Partial<GetObjectCommandOutput>;
  readonly fault?: string;
}

const database = await fakeDynamoDB();
const photoStore = mockClient(S3Client);
let objects: Map<string, Stored>;
/** Answers whose body was read. */
let bodies: { sent: number; read: number };
let output: ReturnType<typeof captureLog>;

const fault = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode, attempts: 1 }, message: 'no' });

beforeEach(() => {
  vi.useRealTimers();
  output = captureLog();
  objects = new Map();
  bodies = { sent: 0, read: 0 };
  database.behave('store');
  photoStore.reset();
  photoStore.on(PutObjectTaggingCommand).resolves({});
  photoStore.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => {
    const stored = objects.get(Key);
    if (stored?.fault) throw fault(stored.fault, 0);
    if (!stored) throw fault('NoSuchKey', 404);
    const { bytes, type = 'image/jpeg', submission = ID, unsigned } = stored;
    bodies.sent += 1;
    return {
      ...unsigned,
      ContentType: type,
      Metadata: { submission },
      Body: {
        transformToByteArray: async () => {
          bodies.read += 1;
          return new Uint8Array(bytes);
        },
      },
    };
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.close());

const complaintHandler = () => handlerOf(complaint.id, { AWS_ENDPOINT_URL_DYNAMODB: database.url });

const send = async (keys: readonly string[], urlOf = (key: string) => photoUrl(SITE_URL, key)) =>
  call(await complaintHandler(), validBody(complaint, { submission_id: ID, photo_urls: keys.map(urlOf) }));

const refusal = [{ field: 'photo_urls', code: 'photos' }];

describe('a complaint with photos', () => {
  it('reads each, marks all as kept, and only then stores the row with their addresses', async () => {
    objects.set(JPEG_KEY, { bytes: images.jpegFile }).set(PNG_KEY, { bytes: images.pngFile, type: 'image/png' });
    const putsBeforeTag: number[] = [];
    photoStore.on(PutObjectTaggingCommand).callsFake(async () => void putsBeforeTag.push(database.calls));

    expect((await send([JPEG_KEY, PNG_KEY])).status).toBe(201);
    expect(putsBeforeTag).toEqual([0, 0]);
    for (const Key of [JPEG_KEY, PNG_KEY]) {
      expect(photoStore).toHaveReceivedCommandWith(GetObjectCommand, {
        Bucket: 'uploads',
        Key,
      });
      const Tagging = { TagSet: [{ Key: 'state', Value: 'kept' }] };
      expect(photoStore).toHaveReceivedCommandWith(PutObjectTaggingCommand, { Bucket: 'uploads', Key, Tagging });
    }
    const photo_urls = [JPEG_KEY, PNG_KEY].map((key) => photoUrl(SITE_URL, key));
    expect(database.rows()).toEqual([expect.objectContaining({ photo_urls })]);
  });

  it('is stored once when it is sent again, with the same reference', async () => {
    objects.set(JPEG_KEY, { bytes: images.jpegFile });
    const body = validBody(complaint, { submission_id: ID, photo_urls: [photoUrl(SITE_URL, JPEG_KEY)] });
    const handler = await complaintHandler();
    const first = await call(handler, body);
    expect(first.status).toBe(201);
    expect(await call(handler, body)).toEqual(first);
    expect(database.rows()).toHaveLength(1);
  });

  it('without photos makes no call to their store, and has no list', async () => {
    expect((await send([])).status).toBe(201);
    expect(photoStore).not.toHaveReceivedAnyCommand();
    expect(database.rows()).toEqual([expect.not.objectContaining({ photo_urls: expect.anything() })]);
  });
});

describe('a photo is accepted:', () => {
  it.each<[string, string, Stored]>([
    ['a JPEG', JPEG_KEY, { bytes: images.jpegFile }],
    ['a progressive JPEG', JPEG_KEY, { bytes: images.progressiveJpegFile }],
    ['a JPEG named .jpeg', JPEG_KEY.replace('.jpg', '.jpeg'), { bytes: images.jpegFile }],
    ['a JPEG of 10 MB', JPEG_KEY, { bytes: images.jpegOfPixels(MAX_PHOTO_BYTES) }],
    ['a JPEG with 200 KB of comments', JPEG_KEY, { bytes: images.jpegOfBytes(200_000) }],
    ['a JPEG of 50 megapixels', JPEG_KEY, { bytes: images.jpegOf(10_000, 5000) }],
    ['a JPEG of as many scans as there may be', JPEG_KEY, { bytes: images.jpegOfScans(MAX_JPEG_SCANS) }],
    [
      'a JPEG that a proxy sent with caching rules',
      JPEG_KEY,
      { bytes: images.jpegFile, unsigned: { CacheControl: 'max-age=0', ExpiresString: '0' } },
    ],
    ['a PNG', PNG_KEY, { bytes: images.pngFile, type: 'image/png' }],
    ['a PNG with a colour profile', PNG_KEY, { bytes: images.pngWith('iCCP', 'pHYs'), type: 'image/png' }],
  ])('%s', async (_, key, stored) => {
    objects.set(key, stored);
    expect((await send([key])).status).toBe(201);
  });
});

describe('a photo is refused, nothing is marked and nothing stored:', () => {
  const { jpegFile, pngFile } = images;
  const png = 'image/png';

  it.each<[string, string, Stored | undefined]>([
    ['not there', JPEG_KEY, undefined],
    ['not there, for a role that may not list', JPEG_KEY, { bytes: jpegFile, fault: 'AccessDenied' }],
    ['empty', JPEG_KEY, { bytes: Buffer.alloc(0) }],
    ['too large by a byte', JPEG_KEY, { bytes: images.jpegOfPixels(MAX_PHOTO_BYTES + 1) }],
    ["another visitor's", JPEG_KEY, { bytes: jpegFile, submission: OTHER_ID }],
    ['of no submission', JPEG_KEY, { bytes: jpegFile, submission: '' }],
    ['stored as another type', JPEG_KEY, { bytes: jpegFile, type: 'text/html' }],
    ['stored as a type of the prototype', JPEG_KEY, { bytes: jpegFile, type: 'constructor' }],
    ['stored without a type', JPEG_KEY, { bytes: jpegFile, type: '' }],
    ['a PNG named .jpg', JPEG_KEY, { bytes: pngFile, type: png }],
    ['a PNG stored as JPEG', JPEG_KEY, { bytes: pngFile }],
    ['a JPEG named .png', PNG_KEY, { bytes: jpegFile }],
    ['a JPEG stored as PNG', PNG_KEY, { bytes: jpegFile, type: png }],
    ['a GIF', JPEG_KEY, { bytes: images.gifFile }],
    ['a WebP', JPEG_KEY, { bytes: images.webpFile }],
    ['an HTML page', JPEG_KEY, { bytes: Buffer.from('<!doctype html><script>alert(1)</script>') }],
    ['an SVG', JPEG_KEY, { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['HTML before a JPEG', JPEG_KEY, { bytes: Buffer.concat([Buffer.from('<html>'), jpegFile]) }],
    ['HTML before a PNG', PNG_KEY, { bytes: Buffer.concat([Buffer.from('<html>'), pngFile]), type: png }],
    ['the signature of a JPEG alone', JPEG_KEY, { bytes: jpegFile.subarray(0, 3) }],
    ['the signature of a PNG alone', PNG_KEY, { bytes: pngFile.subarray(0, 8), type: png }],
    ['a JPEG cut in its header', JPEG_KEY, { bytes: jpegFile.subarray(0, 100) }],
    ['a JPEG cut before its end', JPEG_KEY, { bytes: jpegFile.subarray(0, -2) }],
    ['a PNG cut in its pixels', PNG_KEY, { bytes: pngFile.subarray(0, 60), type: png }],
    ['a PNG cut before its end', PNG_KEY, { bytes: pngFile.subarray(0, -12), type: png }],
    ['a PNG without pixels', PNG_KEY, { bytes: images.pngWithoutPixels, type: png }],
    ['a JPEG with a byte behind its end', JPEG_KEY, { bytes: Buffer.concat([jpegFile, Buffer.alloc(1)]) }],
    ['a progressive JPEG with HTML behind its end', JPEG_KEY, { bytes: images.withTail(images.progressiveJpegFile) }],
    ['a JPEG with a second end behind its end', JPEG_KEY, { bytes: Buffer.concat([jpegFile, jpegFile.subarray(-2)]) }],
    ['a PNG with a byte behind its end', PNG_KEY, { bytes: Buffer.concat([pngFile, Buffer.alloc(1)]), type: png }],
    ['a PNG with HTML behind its end', PNG_KEY, { bytes: images.withTail(pngFile), type: png }],
    [
      'a PNG with a second end behind its end',
      PNG_KEY,
      { bytes: images.withTail(pngFile, pngFile.subarray(-12)), type: png },
    ],
    ['a PNG with HTML in its end', PNG_KEY, { bytes: images.pngWithFullEnd, type: png }],
    ['an animated PNG', PNG_KEY, { bytes: images.pngWith('acTL'), type: png }],
    ["a PNG of Apple's own kind", PNG_KEY, { bytes: images.applePng, type: png }],
    ['a PNG of 30,000 × 30,000 pixels', PNG_KEY, { bytes: images.pngOf(30_000, 30_000), type: png }],
    ['a PNG of 4,294,967,295 × 1 pixels', PNG_KEY, { bytes: images.pngOf(2 ** 32 - 1, 1), type: png }],
    ['a PNG without width', PNG_KEY, { bytes: images.pngOf(0, 30), type: png }],
    ['a JPEG of just over 50 megapixels', JPEG_KEY, { bytes: images.jpegOf(10_000, 5001) }],
    ['a JPEG without height', JPEG_KEY, { bytes: images.jpegOf(40, 0) }],
    ['a JPEG of one scan too many', JPEG_KEY, { bytes: images.jpegOfScans(MAX_JPEG_SCANS + 1) }],
    ['a JPEG of 3,000 scans', JPEG_KEY, { bytes: images.jpegOfScans(3000) }],
    [
      'a JPEG of 300 KB with one scan too many',
      JPEG_KEY,
      { bytes: images.jpegOfScans(MAX_JPEG_SCANS + 1, { fill: 300_000 }) },
    ],
    ['a JPEG of lossless coding', JPEG_KEY, { bytes: images.jpegOfFrame(0xc3) }],
    ['a JPEG of arithmetic coding', JPEG_KEY, { bytes: images.jpegOfFrame(0xc9) }],
    ['a JPEG of two frames', JPEG_KEY, { bytes: images.jpegOfTwoFrames() }],
    [
      'a JPEG that was uploaded with a file name',
      JPEG_KEY,
      { bytes: jpegFile, unsigned: { ContentDisposition: 'attachment; filename=Rechnung.html' } },
    ],
    [
      'a JPEG that was uploaded with an empty file name',
      JPEG_KEY,
      { bytes: jpegFile, unsigned: { ContentDisposition: '' } },
    ],
    ['a JPEG that was uploaded with an encoding', JPEG_KEY, { bytes: jpegFile, unsigned: { ContentEncoding: 'gzip' } }],
    ['a JPEG whose size comes after 256 KB', JPEG_KEY, { bytes: images.jpegOfBytes(300_000) }],
  ])('%s', async (_, key, stored) => {
    const good = 'complaints/1795231769115976170_gut.jpg';
    objects.set(good, { bytes: jpegFile });
    if (stored) objects.set(key, stored);
    const { status, errors } = await send([good, key]);
    expect(status).toBe(422);
    expect(errors).toEqual(refusal);
    expect(photoStore).not.toHaveReceivedCommand(PutObjectTaggingCommand);
    expect(database.calls).toBe(0);
    expect(bodies.read).toBe(bodies.sent);
  });

  it('an address that is not this site’s, without any request', async () => {
    objects.set(JPEG_KEY, { bytes: jpegFile });
    for (const url of ['https://evil.ch', `${SITE_URL}.evil.ch`, 'http://169.254.169.254', `${SITE_URL}/uploads/..`]) {
      const { status, errors } = await send([JPEG_KEY], (key) => photoUrl(url, key));
      expect([status, errors]).toEqual([422, refusal]);
    }
    expect(photoStore).not.toHaveReceivedAnyCommand();
    expect(database.calls).toBe(0);
  });

  it('one that could not be read for lack of permission, which is logged', async () => {
    objects.set(JPEG_KEY, { bytes: jpegFile, fault: 'AccessDenied' });
    await send([JPEG_KEY]);
    expect(output.lines()[0]).toEqual({
      level: 'warn',
      function: 'complaint',
      requestId: 'request-1',
      cause: { error: 'AccessDenied' },
    });
  });
});

describe('a store of photos that fails', () => {
  it.each(['SlowDown', 'InternalError', 'ExpiredToken', 'RequestTimeTooSkewed', 'NoSuchBucket'])(
    'with %s while reading is answered with 503, and nothing is stored',
    async (name) => {
      objects.set(JPEG_KEY, { bytes: images.jpegFile, fault: name });
      const { status, headers } = await send([JPEG_KEY]);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(output.lines().at(-1)).toMatchObject({ level: 'error', cause: { error: name } });
      expect(database.calls).toBe(0);
    },
  );

  it('while marking is answered with 503, and nothing is stored: a row never names a photo that vanishes', async () => {
    objects.set(JPEG_KEY, { bytes: images.jpegFile });
    photoStore.on(PutObjectTaggingCommand).rejects(fault('AccessDenied', 403));
    expect((await send([JPEG_KEY])).status).toBe(503);
    expect(database.calls).toBe(0);
  });
});

it('checks the body before the photos, and the sum before asking for any', async () => {
  const body = validBody(complaint, { photo_urls: [photoUrl(SITE_URL, JPEG_KEY)], math_answer: '15' });
  expect((await call(await complaintHandler(), body)).errors).toEqual([{ field: 'math_answer', code: 'wrong_answer' }]);
  expect(photoStore).not.toHaveReceivedAnyCommand();
});
