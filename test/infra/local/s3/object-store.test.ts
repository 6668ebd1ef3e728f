import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { openObjectFiles } from '../../../../infra/local/s3/object-files.ts';
import { sendRaw, startStore, tagsOf } from '../../fixtures/store-fixture.ts';

const place = { Bucket: 'uploads', Key: 'complaints/1.jpg' };
const KEPT = { TagSet: [{ Key: 'state', Value: 'kept' }] };

const store = (client: S3Client, Key = place.Key) =>
  client.send(
    new PutObjectCommand({ ...place, Key, Body: 'Waschbeton', ContentType: 'image/jpeg', Tagging: 'state=pending' }),
  );

/** Name of the error with which a call ends. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'allowed',
    (error: unknown) => (error instanceof S3ServiceException ? error.name : String(error)),
  );

describe('a stored object', () => {
  it('is described without its bytes, gets new tags in the place of the old ones, and keeps its bytes', async () => {
    const { operator, keeper } = await startStore();
    await store(operator);
    const head = await operator.send(new HeadObjectCommand(place));
    expect(head).toMatchObject({ ContentLength: 10, ContentType: 'image/jpeg' });
    await keeper.send(new PutObjectTaggingCommand({ ...place, Tagging: KEPT }));
    expect(await tagsOf(operator, place.Key)).toEqual([{ Key: 'state', Value: 'kept' }]);
    const { Body } = await operator.send(new GetObjectCommand(place));
    expect(await Body?.transformToString()).toBe('Waschbeton');
  });

  it('keeps tags whose words are marks in XML and in addresses', async () => {
    const { operator } = await startStore();
    const TagSet = [{ Key: 'a&b', Value: `<"=+'ü>` }];
    await store(operator);
    await operator.send(new PutObjectTaggingCommand({ ...place, Tagging: { TagSet } }));
    expect(await tagsOf(operator, place.Key)).toEqual(TagSet);
  });

  it('is answered with the headers that were sent with it, signed or not', async () => {
    const { operator, keeper } = await startStore();
    const headers = {
      CacheControl: 'no-cache',
      ContentDisposition: 'attachment; filename="Rechnung.html"',
      ContentEncoding: 'gzip',
      ContentLanguage: 'de',
    };
    await operator.send(
      new PutObjectCommand({ ...place, Body: 'x', ...headers, Expires: new Date('2026-11-22T08:00:00Z') }),
    );
    const expected = { ...headers, ExpiresString: 'Sun, 22 Nov 2026 08:00:00 GMT' };
    expect(await operator.send(new HeadObjectCommand(place))).toMatchObject(expected);
    expect(await keeper.send(new GetObjectCommand(place))).toMatchObject(expected);
  });

  it('is gone when it is deleted, with its bytes', async () => {
    const { operator, folder } = await startStore();
    await store(operator);
    await operator.send(new DeleteObjectCommand(place));
    expect(await refusal(operator.send(new GetObjectCommand(place)))).toBe('NoSuchKey');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is there after the store was opened anew, and what a killed store left half done is gone', async () => {
    const { operator, folder } = await startStore();
    await store(operator);
    await writeFile(join(folder, 'half.body'), 'Wasch');
    await writeFile(join(folder, 'half.draft'), '{"key":');
    const reopened = await openObjectFiles(folder);
    expect(await reopened.find(place.Key)).toMatchObject({ tags: { state: 'pending' } });
    expect(await readdir(folder)).toHaveLength(2);
  });
});

describe('the store', () => {
  it('hides which keys exist from clients that may not list them', async () => {
    const { operator, keeper } = await startStore();
    const missing = new GetObjectCommand({ ...place, Key: 'complaints/none.jpg' });
    expect(await refusal(keeper.send(missing))).toBe('AccessDenied');
    expect(await refusal(operator.send(missing))).toBe('NoSuchKey');
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
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'POST'])('refuses an anonymous %s', async (method) => {
    const { origin, operator } = await startStore();
    await store(operator);
    const paths = ['/uploads/complaints/1.jpg', '/uploads/complaints/1.jpg?tagging', '/uploads', '/'];
    const answers = await Promise.all(paths.map((path) => sendRaw(origin + path, method, { 'content-length': '0' })));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await tagsOf(operator, place.Key)).toEqual([{ Key: 'state', Value: 'pending' }]);
  });

  const put = (more: object) => new PutObjectCommand({ ...place, Body: 'x', ...more });
  const get = (more: object) => new GetObjectCommand({ ...place, ...more });
  it.each([
    put({ ACL: 'public-read' }),
    put({ StorageClass: 'GLACIER' }),
    put({ IfMatch: '"x"' }),
    // Chunks with signatures of their own.
    put({ ContentEncoding: 'aws-chunked' }),
    get({ VersionId: 'x' }),
    get({ Range: 'bytes=0-4' }),
    get({ IfMatch: '"x"' }),
    get({ ResponseContentEncoding: 'br' }),
    new ListObjectsV2Command({ Bucket: place.Bucket }),
  ])('refuses a part of S3 that it does not have, instead of ignoring it: $input', async (command) => {
    const { operator } = await startStore();
    expect(await refusal(operator.send(command as PutObjectCommand))).toBe('NotImplemented');
  });

  it('answers a path that is no text, and goes on', async () => {
    const { origin } = await startStore();
    expect(await sendRaw(`${origin}/uploads/%ff`, 'GET', {})).toMatchObject({ status: 400, code: 'InvalidURI' });
    expect((await sendRaw(`${origin}/uploads/x`, 'GET', {})).status).toBe(403);
  });
});
