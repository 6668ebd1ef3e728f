import { CreateInvalidationCommand, type CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { paginateListObjectsV2, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileHeaders, isHashed } from './stack/file-headers.ts';

const AT_ONCE = 8;

export interface SiteTarget {
  readonly s3: S3Client;
  readonly cloudFront: CloudFrontClient;
  readonly bucket: string;
  readonly distributionId: string;
}

export interface UploadedSite {
  /** Keys that were put, in this order. */
  readonly put: readonly string[];
  readonly unchanged: number;
  /** Addresses that CloudFront asks for anew. */
  readonly invalidated: readonly string[];
}

/**
 * Puts a built site into its bucket so that no page is ever without its files: first those whose name carries a hash, then the others,
 * the documents last. What an older build left stays, for pages that are open in a browser. Only documents that changed are
 * invalidated: the other names are new or may be a day old.
 * @param folder of the built site
 * @throws whatever S3 or CloudFront answers; documents are put only when all else is there
 */
export async function uploadSite(folder: string, { s3, cloudFront, bucket, distributionId }: SiteTarget): Promise<UploadedSite> {
  const there = await tagsIn(s3, bucket);
  const keys = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
  const put: string[] = [];
  for (const part of [keys.filter(isHashed), keys.filter((key) => !isHashed(key) && !isDocument(key)), keys.filter(isDocument)]) {
    for (let start = 0; start < part.length; start += AT_ONCE) {
      await Promise.all(part.slice(start, start + AT_ONCE).map(putIfChanged));
    }
  }
  const invalidated = put.filter(isDocument).toSorted().flatMap(addressesOf);
  if (invalidated.length > 0) await invalidate();
  return { put, unchanged: keys.length - put.length, invalidated };

  async function putIfChanged(key: string): Promise<void> {
    const Body = await readFile(join(folder, key));
    if (there.get(key) === tagOf(Body)) return;
    const { 'content-type': ContentType, 'cache-control': CacheControl, 'content-disposition': ContentDisposition } = fileHeaders(key);
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body, ContentType, CacheControl, ContentDisposition }));
    put.push(key);
  }

  async function invalidate(): Promise<void> {
    const Paths = { Quantity: invalidated.length, Items: invalidated };
    const CallerReference = `deploy-${Date.now()}`;
    await cloudFront.send(new CreateInvalidationCommand({ DistributionId: distributionId, InvalidationBatch: { CallerReference, Paths } }));
  }
}

const isDocument = (key: string) => key.endsWith('.html');

/** The name under which CloudFront keeps a document, and the address of its page: which of the two counts is not said anywhere. */
const addressesOf = (key: string): string[] =>
  key.endsWith('index.html') ? [`/${key}`, `/${key}`.replace(/\/index\.html$/, '') || '/'] : [`/${key}`];

/** Of an object that was put as a whole and is encrypted by S3's own keys: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Object.html */
const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

async function tagsIn(client: S3Client, Bucket: string): Promise<ReadonlyMap<string, string>> {
  const tags = new Map<string, string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '', ETag = '' } of Contents) tags.set(Key, ETag);
  }
  return tags;
}
