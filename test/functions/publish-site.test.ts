import { createHash } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { GetObjectCommand, HeadObjectCommand, NotFound, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { sdkStreamMixin } from '@smithy/core/serde';
import { mockClient } from 'aws-sdk-client-mock';
import { zipSync } from 'fflate';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { handler } from '../../functions/publish-site.ts';
import type { ManifestFile } from '../../functions/publisher/manifest.ts';

const s3 = mockClient(S3Client);
const cloudFront = mockClient(CloudFrontClient);
afterAll(() => {
  s3.restore();
  cloudFront.restore();
});

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=0' };
const pdf = { 'content-type': 'application/pdf', 'cache-control': 'no-cache', 'content-disposition': 'attachment' };
/** A file of the manifest, and what is in it. */
const file = (key: string, text: string, more: Partial<ManifestFile>) => ({
  key,
  text,
  folder: '',
  sha256: createHash('sha256').update(text).digest('base64'),
  headers: html,
  turn: 'fixed',
  addresses: [],
  ...more,
});
let files: ReturnType<typeof file>[];
let stored: Map<string, { readonly body: string; readonly headers: object; readonly sha256: string | undefined }>;

beforeEach(() => {
  files = [
    file('assets/a.js', 'script', { turn: 'hashed' }),
    file('dokumente/p.pdf', 'sheet', { folder: 'dokumente/', headers: pdf }),
    file('index.html', 'home', { turn: 'pages', addresses: ['/index.html', '/'] }),
    file('404.html', 'gone', { turn: 'pages', addresses: ['/404.html'] }),
  ];
  stored = new Map();
  cloudFront.reset();
  s3.reset();
  s3.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => {
    const folder = Key === 'docs.zip' ? 'dokumente/' : '';
    const packed = files.filter((one) => one.folder === folder);
    const entries = packed.map(({ key, text }) => [key.slice(folder.length), Buffer.from(text)]);
    const bytes = Key === 'manifest.json' ? Buffer.from(JSON.stringify(files)) : zipSync(Object.fromEntries(entries));
    return { Body: sdkStreamMixin(new Blob([Buffer.from(bytes)]).stream()) };
  });
  s3.on(HeadObjectCommand).callsFake(({ Key }: { Key: string }) => {
    const found = stored.get(Key);
    if (!found) throw new NotFound({ message: 'no', $metadata: {} });
    return { ...found.headers, ChecksumSHA256: found.sha256 };
  });
  s3.on(PutObjectCommand).callsFake((put) => {
    const { Key, Body, ChecksumSHA256, ContentType, CacheControl, ContentDisposition } = put as {
      readonly [name: string]: string;
    } & { readonly Body: Uint8Array };
    const headers = { ContentType, CacheControl, ContentDisposition };
    stored.set(Key ?? '', { body: Buffer.from(Body).toString(), headers, sha256: ChecksumSHA256 });
    return {};
  });
});

const run = (RequestType: 'Create' | 'Update' | 'Delete' = 'Update', Again?: string, before?: string) =>
  handler({
    RequestType,
    RequestId: 'request-1',
    OldResourceProperties: before === undefined ? {} : { Again: before },
    ResourceProperties: {
      ...(Again !== undefined && { Again }),
      SourceBucket: 'assets',
      Manifest: 'manifest.json',
      Archives: [
        { Folder: '', Key: 'site.zip' },
        { Folder: 'dokumente/', Key: 'docs.zip' },
      ],
      Bucket: 'site',
      DistributionId: 'E1',
    },
  });
const puts = () => s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input.Key);
const gets = () => s3.commandCalls(GetObjectCommand).map(({ args: [{ input }] }) => input.Key);
const invalidated = () =>
  cloudFront.commandCalls(CreateInvalidationCommand).map(({ args: [{ input }] }) => input.InvalidationBatch);

it('stores every file with its content and headers, pages last, and drops their addresses at the edge without waiting', async () => {
  expect(await run('Create')).toEqual({ Data: { Files: 4, Stored: 4, Invalidated: 3 } });
  expect(puts()).toEqual(['assets/a.js', 'dokumente/p.pdf', 'index.html', '404.html']);
  expect(stored.get('dokumente/p.pdf')).toEqual({
    body: 'sheet',
    headers: { ContentType: 'application/pdf', CacheControl: 'no-cache', ContentDisposition: 'attachment' },
    sha256: files[1]?.sha256,
  });
  expect(invalidated()).toEqual([
    { CallerReference: 'request-1', Paths: { Quantity: 3, Items: ['/index.html', '/', '/404.html'] } },
  ]);
  expect(cloudFront.calls()).toHaveLength(1);
});

it('skips what has not changed, and opens no archive that it does not need', async () => {
  await run('Create');
  files[2] = file('index.html', 'new home', { turn: 'pages', addresses: ['/index.html', '/'] });
  s3.resetHistory();
  cloudFront.resetHistory();
  await run();
  expect(puts()).toEqual(['index.html']);
  expect(gets()).toEqual(['manifest.json', 'site.zip']);
  expect(invalidated()[0]?.Paths?.Items).toEqual(['/index.html', '/']);
});

it('changes nothing when nothing has changed, and stores a file anew whose headers have', async () => {
  await run('Create');
  s3.resetHistory();
  cloudFront.resetHistory();
  expect(await run()).toEqual({ Data: { Files: 4, Stored: 0, Invalidated: 0 } });
  expect(cloudFront.calls()).toEqual([]);
  for (const name of ['content-type', 'cache-control', 'content-disposition']) {
    s3.resetHistory();
    files[1] = file('dokumente/p.pdf', 'sheet', { folder: 'dokumente/', headers: { ...pdf, [name]: 'other' } });
    await run();
    expect(puts()).toEqual(['dokumente/p.pdf']);
  }
});

it('puts an emptied or changed bucket right again, and lets CloudFront drop everything, only when asked to', async () => {
  await run('Create');
  stored.clear();
  stored.set('404.html', { body: 'by hand', headers: {}, sha256: 'other' });
  cloudFront.resetHistory();
  expect(await run('Update', '2')).toEqual({ Data: { Files: 4, Stored: 4, Invalidated: 1 } });
  expect(stored.get('404.html')?.body).toBe('gone');
  expect(invalidated()[0]?.Paths?.Items).toEqual(['/*']);
  cloudFront.resetHistory();
  expect(await run('Update', '3', '2')).toEqual({ Data: { Files: 4, Stored: 0, Invalidated: 1 } });
  for (const [again, before] of [
    ['3', '3'],
    [undefined, '3'],
  ])
    expect(await run('Update', again, before)).toEqual({ Data: { Files: 4, Stored: 0, Invalidated: 0 } });
});

it('fails without storing a file that the archive lacks, and when S3 does not answer', async () => {
  files.push(file('late/index.html', 'late', { folder: 'elsewhere/' }));
  await expect(run()).rejects.toThrow('There is no archive of elsewhere/.');
  s3.on(HeadObjectCommand).rejects(new Error('AccessDenied'));
  await expect(run()).rejects.toThrow('AccessDenied');
});
