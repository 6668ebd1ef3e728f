import { DeleteObjectsCommand, ListObjectVersionsCommand, NoSuchBucket, type S3Client } from '@aws-sdk/client-s3';
import { OperateError } from './operate-error.ts';

/**
 * Deletes all versions of all files in a bucket. A missing bucket is empty.
 * @throws OperateError naming the first file that S3 keeps
 */
export async function emptyBucket(client: S3Client, Bucket: string): Promise<void> {
  try {
    for (
      let Objects = await somethingIn(client, Bucket);
      Objects.length > 0;
      Objects = await somethingIn(client, Bucket)
    ) {
      const { Errors: [error] = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
      );
      if (error) throw new OperateError(`S3 keeps ${error.Key} in ${Bucket}: ${error.Code}.`);
    }
  } catch (error) {
    if (!(error instanceof NoSuchBucket)) throw error;
  }
}

/** The first thousand versions and delete markers: what they hide comes up when they are gone. */
async function somethingIn(client: S3Client, Bucket: string) {
  const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
  return [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
}
