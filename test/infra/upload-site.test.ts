import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadSite } from '../../infra/upload-site.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const s3 = mockClient(S3Client);
const cloudFront = mockClient(CloudFrontClient);
const target = { s3: new S3Client(), cloudFront: new CloudFrontClient(), bucket: 'site', distributionId: 'E1' };

const FILES = ['404.html', 'assets/a-B4k.js', 'assets/b-9Zq.css', 'dokumente/profil.pdf', 'index.html', 'kontakt/index.html', 'robots.txt'];

beforeEach(() => {
  s3.reset();
  cloudFront.reset();
  s3.on(ListObjectsV2Command).resolves({});
  s3.on(PutObjectCommand).resolves({});
});

/** A built site: every file holds its own name. */
async function builtSite(): Promise<string> {
  const folder = await temporaryFolder();
  for (const file of FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file);
  }
  return folder;
}

const puts = () => s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
const asStored = (Key: string, content = Key) => ({ Key, ETag: `"${createHash('md5').update(content).digest('hex')}"` });

describe('uploading the site', () => {
  it('puts what pages need before the pages', async () => {
    const { put } = await uploadSite(await builtSite(), target);
    expect(put.map((key) => (key.startsWith('assets/') ? 1 : key.endsWith('.html') ? 3 : 2))).toEqual([1, 1, 2, 2, 3, 3, 3]);
    expect(puts().map(({ Key }) => Key)).toEqual(put);
  });

  it('gives each file the headers that it is served with', async () => {
    await uploadSite(await builtSite(), target);
    const headers = Object.fromEntries(puts().map(({ Bucket, Key, ContentType, CacheControl, ContentDisposition }) => [Key, [Bucket, ContentType, CacheControl, ContentDisposition]]));
    expect(headers).toMatchObject({
      'assets/a-B4k.js': ['site', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', undefined],
      'dokumente/profil.pdf': ['site', 'application/pdf', 'no-cache', 'attachment'],
      'kontakt/index.html': ['site', 'text/html; charset=utf-8', 'no-cache', undefined],
    });
  });

  it('leaves alone what is there already, on every page of the list, and what an older build left', async () => {
    s3.on(ListObjectsV2Command)
      .resolvesOnce({ Contents: [asStored('assets/a-B4k.js'), asStored('assets/old-123.js')], IsTruncated: true, NextContinuationToken: 'more' })
      .resolvesOnce({ Contents: [asStored('index.html'), asStored('kontakt/index.html', 'an older one')] });
    const { put, unchanged } = await uploadSite(await builtSite(), target);
    expect(unchanged).toBe(2);
    expect(put.toSorted()).toEqual(FILES.filter((file) => !['assets/a-B4k.js', 'index.html'].includes(file)));
    const commands = new Set(s3.calls().map(({ args: [command] }) => command.constructor.name));
    expect(commands).toEqual(new Set(['ListObjectsV2Command', 'PutObjectCommand']));
  });

  it('invalidates the documents that changed, under both their names, and nothing else', async () => {
    s3.on(ListObjectsV2Command).resolves({ Contents: [asStored('404.html')] });
    const { invalidated } = await uploadSite(await builtSite(), target);
    expect(invalidated).toEqual(['/index.html', '/', '/kontakt/index.html', '/kontakt']);
    const [call, ...others] = cloudFront.commandCalls(CreateInvalidationCommand);
    expect(others).toEqual([]);
    expect(call?.args[0].input).toMatchObject({ DistributionId: 'E1', InvalidationBatch: { Paths: { Quantity: 4, Items: invalidated } } });
  });

  it('invalidates nothing when no document changed', async () => {
    s3.on(ListObjectsV2Command).resolves({ Contents: FILES.filter((file) => file.endsWith('.html')).map((file) => asStored(file)) });
    await uploadSite(await builtSite(), target);
    expect(cloudFront.calls()).toEqual([]);
  });

  it('puts no document when a file that it may need could not be put', async () => {
    s3.on(PutObjectCommand, { Key: 'assets/b-9Zq.css' }).rejects(new Error('denied'));
    await expect(uploadSite(await builtSite(), target)).rejects.toThrow('denied');
    expect(puts().filter(({ Key }) => Key?.endsWith('.html'))).toEqual([]);
    expect(cloudFront.calls()).toEqual([]);
  });
});
