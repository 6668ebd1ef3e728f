import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { GetObjectCommand, HeadObjectCommand, NotFound, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { unzipSync } from 'fflate';
import type { ManifestFile, PublicationProperties } from './publisher/manifest.ts';

/** Requests at the same time: a thousand files are compared within seconds. */
const AT_ONCE = 40;

const s3 = new S3Client();
const cloudFront = new CloudFrontClient();

interface PublicationEvent {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  readonly RequestId: string;
  readonly ResourceProperties: PublicationProperties;
  /** Of an update. */
  readonly OldResourceProperties?: Partial<PublicationProperties>;
}

/** Everything that CloudFront holds. */
const EVERYTHING = ['/*'];

/**
 * Answers CloudFormation about `Custom::SitePublication`: stores every file of the manifest whose content or headers the bucket lacks, one turn
 * after the other, and lets CloudFront drop the changed pages, without waiting for it; everything, if the operator publishes again. No file is ever
 * deleted, whatever becomes of the resource.
 * @returns what the log shows
 */
export async function handler({
  RequestType,
  RequestId,
  ResourceProperties: properties,
  OldResourceProperties: before,
}: PublicationEvent) {
  if (RequestType === 'Delete') return {};
  const { SourceBucket, Manifest, Bucket, DistributionId } = properties;
  const files = JSON.parse(Buffer.from(await contentOf(SourceBucket, Manifest)).toString()) as readonly ManifestFile[];
  const changed = (await inBatches(files, async (file) => ((await isStored(Bucket, file)) ? [] : [file]))).flat();
  const opened = new Map<string, Promise<Record<string, Uint8Array>>>();
  const open = (folder: string) => {
    const archive = opened.get(folder) ?? openArchive(properties, folder);
    opened.set(folder, archive);
    return archive;
  };
  for (const turn of new Set(changed.map((file) => file.turn)))
    await inBatches(
      changed.filter((file) => file.turn === turn),
      async (file) => store(Bucket, file, (await open(file.folder))[file.key.slice(file.folder.length)]),
    );
  const isAgain = properties.Again !== undefined && properties.Again !== before?.Again;
  const paths = isAgain ? EVERYTHING : changed.flatMap(({ addresses }) => addresses);
  if (paths.length > 0)
    await cloudFront.send(
      new CreateInvalidationCommand({
        DistributionId,
        InvalidationBatch: { CallerReference: RequestId, Paths: { Quantity: paths.length, Items: paths } },
      }),
    );
  const Data = { Files: files.length, Stored: changed.length, Invalidated: paths.length };
  console.log(JSON.stringify(Data));
  return { Data };
}

/** Whether the bucket holds the file with this content and these headers. */
async function isStored(bucket: string, { key, sha256, headers }: ManifestFile): Promise<boolean> {
  try {
    const found = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key, ChecksumMode: 'ENABLED' }));
    return (
      found.ChecksumSHA256 === sha256 &&
      found.ContentType === headers['content-type'] &&
      found.CacheControl === headers['cache-control'] &&
      found.ContentDisposition === headers['content-disposition']
    );
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

async function store(bucket: string, { key, sha256, headers }: ManifestFile, body: Uint8Array | undefined) {
  if (!body) throw new Error(`The archive lacks ${key}.`);
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: body,
      // S3 refuses a content that is not the manifest's.
      ChecksumSHA256: sha256,
      ContentType: headers['content-type'],
      CacheControl: headers['cache-control'],
      ContentDisposition: headers['content-disposition'],
    }),
  );
}

async function openArchive({ SourceBucket, Archives }: PublicationProperties, folder: string) {
  const archive = Archives.find(({ Folder }) => Folder === folder);
  if (!archive) throw new Error(`There is no archive of ${folder}.`);
  return unzipSync(await contentOf(SourceBucket, archive.Key));
}

async function contentOf(bucket: string, key: string): Promise<Uint8Array> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!Body) throw new Error(`${key} is empty.`);
  return Body.transformToByteArray();
}

async function inBatches<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(act))));
  return results;
}
