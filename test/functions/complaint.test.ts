import {
  GetObjectCommand,
  GetObjectTaggingCommand,
  PutObjectTaggingCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
  type Tag,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import 'aws-sdk-client-mock-vitest/extend';
import { waitForVerdict } from '../../functions/runtime/malware-verdict.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { MAX_PHOTO_BYTES, photoUrl } from '../../shared/photos.ts';
import { call, captureLog, SITE_URL } from './call.ts';
import { fakeDynamoDB } from './fake-dynamodb.ts';
import * as images from './sample-images.ts';
import { validBody, type Body } from './valid-body.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER_ID = '22222222-2222-4222-8222-222222222222';
const JPEG_KEY = 'complaints/1795231769115976168_Riss Süd.jpg';
const PNG_KEY = 'complaints/1795231769115976169_Plan.png';
const PNG = 'image/png';
const keyOf = ({ type }: Partial<Stored>) => (type === PNG ? PNG_KEY : JPEG_KEY);

interface Stored {
  readonly bytes: Buffer;
  readonly type?: string;
  readonly submission?: string;
  /** Headers of the upload that the signature doesn't cover. */
  readonly unsigned?: Partial<GetObjectCommandOutput>;
  readonly fault?: string;
}

const database = await fakeDynamoDB();
const output = captureLog();
const photoStore = mockClient(S3Client);
const objects = new Map<string, Stored>();
/** Answers whose body was read. */
const bodies = { sent: 0, read: 0 };

const fault = (name: string) => new S3ServiceException({ name, $fault: 'client', $metadata: {}, message: 'no' });

beforeEach(() => {
  // The environment is read when the module is.
  vi.resetModules();
  objects.clear();
  Object.assign(bodies, { sent: 0, read: 0 });
  photoStore.reset();
  photoStore.on(PutObjectTaggingCommand).resolves({});
  photoStore.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => {
    const stored = objects.get(Key);
    if (stored?.fault) throw fault(stored.fault);
    if (!stored) throw fault('NoSuchKey');
    const { bytes, type = 'image/jpeg', submission = ID, unsigned } = stored;
    bodies.sent += 1;
    const transformToByteArray = async () => {
      bodies.read += 1;
      return new Uint8Array(bytes);
    };
    return { ...unsigned, ContentType: type, Metadata: { submission }, Body: { transformToByteArray } };
  });
});

const send = async (keys: readonly string[], changes: Body = {}, environment: Record<string, string> = {}) =>
  call(
    await database.handlerFor(complaint, environment),
    validBody(complaint, { submission_id: ID, photo_urls: keys.map((key) => photoUrl(SITE_URL, key)), ...changes }),
  );

const refusal = (...places: readonly number[]) => [{ field: 'photo_urls', code: 'photos', places }];

describe('a complaint with photos', () => {
  it('reads each, marks all as kept, and only then stores the row with their addresses', async () => {
    objects.set(JPEG_KEY, { bytes: images.jpegFile }).set(PNG_KEY, { bytes: images.pngFile, type: 'image/png' });
    const putsBeforeTag: number[] = [];
    photoStore.on(PutObjectTaggingCommand).callsFake(async () => void putsBeforeTag.push(database.calls));

    expect((await send([JPEG_KEY, PNG_KEY])).status).toBe(201);
    expect(putsBeforeTag).toEqual([0, 0]);
    for (const Key of [JPEG_KEY, PNG_KEY]) {
      expect(photoStore).toHaveReceivedCommandWith(GetObjectCommand, { Bucket: 'uploads', Key });
      const Tagging = { TagSet: [{ Key: 'state', Value: 'kept' }] };
      expect(photoStore).toHaveReceivedCommandWith(PutObjectTaggingCommand, { Bucket: 'uploads', Key, Tagging });
    }
    const photo_urls = [JPEG_KEY, PNG_KEY].map((key) => photoUrl(SITE_URL, key));
    expect(database.rows()).toEqual([expect.objectContaining({ photo_urls })]);
  });

  it('without photos makes no call to their store, and has no list', async () => {
    expect((await send([])).status).toBe(201);
    expect(photoStore).not.toHaveReceivedAnyCommand();
    expect(database.rows()).toEqual([expect.not.objectContaining({ photo_urls: expect.anything() })]);
  });
});

const { jpegFile, pngFile } = images;

// What else is a photo, or none: test/shared/photo-content.test.ts.
it.each<[string, Partial<Stored>, string?]>([
  ['a JPEG', {}],
  ['a JPEG of 10 MB', { bytes: images.jpegOfPixels(MAX_PHOTO_BYTES) }],
  ['a JPEG with caching rules of a proxy', { unsigned: { CacheControl: 'max-age=0', ExpiresString: '0' } }],
  ['a PNG', { bytes: pngFile, type: PNG }],
])('a photo is accepted: %s', async (_, changes, key = keyOf(changes)) => {
  objects.set(key, { bytes: jpegFile, ...changes });
  expect((await send([key])).status).toBe(201);
});

describe('a photo is refused, nothing is marked and nothing stored:', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  it.each<[string, Partial<Stored>, string?]>([
    ['not there', { fault: 'NoSuchKey' }],
    ['too large by a byte', { bytes: images.jpegOfPixels(MAX_PHOTO_BYTES + 1) }],
    ["another visitor's", { submission: OTHER_ID }],
    ['stored as another type', { type: 'text/html' }],
    ['a PNG named .jpg', { bytes: pngFile, type: PNG }, JPEG_KEY],
    ['a PNG stored as JPEG', { bytes: pngFile }],
    ['an HTML page', { bytes: html }],
    ['a JPEG uploaded with a file name', { unsigned: { ContentDisposition: 'attachment; filename=Rechnung.html' } }],
    ['a JPEG uploaded with an encoding', { unsigned: { ContentEncoding: 'gzip' } }],
    ['a JPEG with a comment', { bytes: images.jpegWith(images.segment(0xfe, Buffer.from('GEHEIM'))) }],
  ])('%s', async (_, changes, key = keyOf(changes)) => {
    const good = 'complaints/1795231769115976170_gut.jpg';
    objects.set(good, { bytes: jpegFile }).set(key, { bytes: jpegFile, ...changes });
    const { status, errors } = await send([good, key]);
    expect(status).toBe(422);
    expect(errors).toEqual(refusal(1));
    expect(photoStore).not.toHaveReceivedCommand(PutObjectTaggingCommand);
    expect(database.calls).toBe(0);
    expect(bodies.read).toBe(bodies.sent);
  });

  it('one that could not be read for lack of permission, which is logged', async () => {
    objects.set(JPEG_KEY, { bytes: jpegFile, fault: 'AccessDenied' });
    await send([JPEG_KEY]);
    expect(output.lines()[0]).toMatchObject({ level: 'WARN', function: 'complaint', cause: { error: 'AccessDenied' } });
  });
});

describe('a store of photos that fails', () => {
  it.each(['SlowDown', 'NoSuchBucket'])('with %s while reading is answered with 503, nothing stored', async (name) => {
    objects.set(JPEG_KEY, { bytes: jpegFile, fault: name });
    const { status, headers } = await send([JPEG_KEY]);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(output.lines().at(-1)).toMatchObject({ level: 'ERROR', cause: { error: name } });
    expect(database.calls).toBe(0);
  });

  it('while marking is answered with 503, and nothing is stored: a row never names a photo that vanishes', async () => {
    objects.set(JPEG_KEY, { bytes: jpegFile });
    photoStore.on(PutObjectTaggingCommand).rejects(fault('AccessDenied'));
    expect((await send([JPEG_KEY])).status).toBe(503);
    expect(database.calls).toBe(0);
  });
});

const PENDING: Tag = { Key: 'state', Value: 'pending' };
const verdict = (Value: string): Tag => ({ Key: 'GuardDutyMalwareScanStatus', Value });

/** Sends a complaint with one photo, of which GuardDuty says this. */
async function sendScanned(found: string) {
  objects.set(JPEG_KEY, { bytes: jpegFile });
  photoStore.on(GetObjectTaggingCommand).resolves({ TagSet: [PENDING, verdict(found)] });
  return send([JPEG_KEY], {}, { MALWARE_SCAN: 'on' });
}

describe('a complaint whose photos are scanned', () => {
  it('is stored when nothing was found, and the photo keeps the verdict, by which a retry finds it', async () => {
    expect((await sendScanned('NO_THREATS_FOUND')).status).toBe(201);
    const Tagging = { TagSet: [{ Key: 'state', Value: 'kept' }, verdict('NO_THREATS_FOUND')] };
    expect(photoStore).toHaveReceivedCommandWith(PutObjectTaggingCommand, { Key: JPEG_KEY, Tagging });
  });

  it.each([
    ['THREATS_FOUND', 422, 'WARN', 'MalwareFound'],
    ['FAILED', 503, 'ERROR', 'MalwareScanFailed'],
    ['something new', 503, 'ERROR', 'MalwareScanFailed'],
  ])('of which GuardDuty says %s is answered with %i, nothing is kept, and the cause is logged', async (...row) => {
    const [found, expected, level, error] = row;
    const { status, errors } = await sendScanned(found);
    expect([status, errors]).toEqual([expected, expected === 422 ? refusal(0) : undefined]);
    expect(photoStore).not.toHaveReceivedCommand(PutObjectTaggingCommand);
    expect(database.calls).toBe(0);
    expect(output.lines()[0]).toMatchObject({ level, cause: { error } });
  });
});

const wait = (times: number, signal = new AbortController().signal) =>
  waitForVerdict(new S3Client({}), { Bucket: 'uploads', Key: JPEG_KEY }, signal, { times, everyMs: 1 });

describe('the verdict on a photo', () => {
  it('is waited for', async () => {
    const TagSet = [PENDING, verdict('NO_THREATS_FOUND')];
    const pending = { TagSet: [PENDING] };
    photoStore.on(GetObjectTaggingCommand).resolvesOnce(pending).resolvesOnce({}).resolves({ TagSet });
    expect(await wait(3)).toEqual(TagSet);
    expect(photoStore).toHaveReceivedCommandTimes(GetObjectTaggingCommand, 3);
  });

  it('that does not come is an error: the next press finds it', async () => {
    photoStore.on(GetObjectTaggingCommand).resolves({ TagSet: [PENDING] });
    await expect(wait(2)).rejects.toMatchObject({ name: 'MalwareScanPending' });
  });

  it('is not waited for when the answer is due', async () => {
    photoStore.on(GetObjectTaggingCommand).resolves({ TagSet: [PENDING] });
    await expect(wait(1000, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(photoStore).toHaveReceivedCommandTimes(GetObjectTaggingCommand, 1);
  });
});
