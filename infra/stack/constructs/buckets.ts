import { Duration, Validations } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
  StorageClass,
  type BucketProps,
  type CfnBucket,
  type LifecycleRule,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { PHOTO_FOLDER, PHOTO_KEPT, PHOTO_PENDING, PHOTO_STATE_TAG, UPLOAD_HEADERS } from '../../../shared/photos.ts';
import {
  BACKUP_DAYS,
  COMPLAINT_RETENTION_MONTHS,
  PENDING_PHOTO_DAYS,
  PHOTO_ARCHIVE_DAYS,
  retentionDays,
} from '../../../shared/retention.ts';
import { removalPolicyOf } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';

const PREFLIGHT_SECONDS = 3600;
/** The browser's origin on a stage without a domain: CloudFront generates the address after this bucket exists. */
const ANY_CLOUDFRONT_ORIGIN = 'https://*.cloudfront.net';

interface PrivateBucketProps extends BucketProps {
  readonly settings: Settings;
  readonly bucketName: string;
}

/** A bucket that nothing but a bucket policy or a role opens. Its logical id is fixed: for a changed one CloudFormation would make a new, empty bucket. */
export function privateBucket(scope: Construct, id: string, { settings, ...props }: PrivateBucketProps): Bucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    removalPolicy: removalPolicyOf(settings),
    ...props,
  });
  (bucket.node.defaultChild as CfnBucket).overrideLogicalId(id);
  return bucket;
}

/** Id of the metrics of the photos' folder. */
export const UPLOAD_METRICS = 'photos';

/** Properties of the bucket of the complaints' photos (decisions.md D3). */
export function photoBucketProps({
  domain,
}: Settings): Pick<BucketProps, 'cors' | 'lifecycleRules' | 'metrics' | 'versioned'> {
  return {
    // Counts what reaches S3 past CloudFront and its firewall.
    metrics: [{ id: UPLOAD_METRICS, prefix: PHOTO_FOLDER }],
    cors: [
      {
        allowedOrigins: [domain === undefined ? ANY_CLOUDFRONT_ORIGIN : `https://${domain}`],
        allowedMethods: [HttpMethods.PUT],
        allowedHeaders: [...UPLOAD_HEADERS],
        maxAge: PREFLIGHT_SECONDS,
      },
    ],
    // A photo that was deleted by mistake can be brought back as long as a row can.
    versioned: true,
    lifecycleRules: photoLifecycle,
  };
}

/** The shortest time that a lifecycle rule can leave to an earlier version. */
const LEAST_VERSION_DAYS = 1;

const tagged = (state: string) => ({ tagFilters: { [PHOTO_STATE_TAG]: state } });

const photoLifecycle: LifecycleRule[] = [
  // A photo that no complaint has claimed by then was left behind. With its last version it is gone after PENDING_PHOTO_DAYS.
  {
    id: 'unclaimed-photos',
    ...tagged(PHOTO_PENDING),
    expiration: Duration.days(PENDING_PHOTO_DAYS - LEAST_VERSION_DAYS),
    noncurrentVersionExpiration: Duration.days(LEAST_VERSION_DAYS),
  },
  // Photos end after their complaint, which was sent within the time of an unclaimed photo. No function may delete one.
  {
    id: 'kept-photos',
    ...tagged(PHOTO_KEPT),
    // Accepted photos are kept as long as complaints, wanted or not: a flood of them then costs a fifth (security.md T2).
    transitions: [
      { storageClass: StorageClass.GLACIER_INSTANT_RETRIEVAL, transitionAfter: Duration.days(PHOTO_ARCHIVE_DAYS) },
    ],
    expiration: Duration.days(retentionDays(COMPLAINT_RETENTION_MONTHS) + PENDING_PHOTO_DAYS),
    noncurrentVersionExpiration: Duration.days(BACKUP_DAYS),
  },
  { id: 'traces-of-deleted-photos', expiredObjectDeleteMarker: true },
  { id: 'broken-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
];

/** The policy of a bucket behind the distribution names it, so it belongs to the stack of the website. */
export function acknowledgePolicyElsewhere(bucket: Bucket): void {
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions::AwsSolutions-S10',
    reason:
      'T7: the policy that refuses everything but TLS is in the stack of the website (site-access.ts), beside the distribution that it names. Until it is there, the bucket is empty and private.',
  });
}
