import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { PHOTO_FOLDER, PHOTO_KEPT, PHOTO_PENDING, PHOTO_STATE_TAG, PRESIGN_SECONDS, UPLOAD_HEADERS } from '../../shared/photos.ts';
import { COMPLAINT_RETENTION_MONTHS, PENDING_PHOTO_DAYS, retentionDays } from '../../shared/retention.ts';
import type { LogStorage } from './log-storage.ts';
import type { Settings } from './settings.ts';

/** A photo that no complaint has claimed by then was left behind. */
const UNCLAIMED_AFTER = Duration.days(PENDING_PHOTO_DAYS);
/** Photos go after their complaint, which was sent no later than that; none may delete them, so none has to. */
const KEPT_FOR = Duration.days(retentionDays(COMPLAINT_RETENTION_MONTHS) + PENDING_PHOTO_DAYS);
const PREFLIGHT_SECONDS = 3600;
/** Clocks differ a little. */
const OLDEST_SIGNATURE_MS = 2 * PRESIGN_SECONDS * 1000;

export interface PhotoStorageProps {
  readonly settings: Settings;
  /** Physical name, without a reference to any resource: the distribution needs it before the bucket knows the distribution. */
  readonly name: string;
  /** The one origin from which browsers may upload. */
  readonly siteUrl: string;
  readonly distributionArn: string;
  readonly logs?: LogStorage;
}

/** The private bucket of complaint photos. The site shows those that a complaint has claimed, and nobody else reads any (decisions.md D3). */
export class PhotoStorage extends Construct {
  /** ARN of the objects that functions deal with. */
  readonly photosArn: string;
  readonly bucketName: string;

  constructor(scope: Construct, id: string, { settings, name, siteUrl, distributionArn, logs }: PhotoStorageProps) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      bucketName: name,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: settings.stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      cors: [
        {
          allowedOrigins: [siteUrl],
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: [...UPLOAD_HEADERS],
          maxAge: PREFLIGHT_SECONDS,
        },
      ],
      lifecycleRules: [
        { id: 'unclaimed-photos', tagFilters: { [PHOTO_STATE_TAG]: PHOTO_PENDING }, expiration: UNCLAIMED_AFTER },
        { id: 'kept-photos', tagFilters: { [PHOTO_STATE_TAG]: PHOTO_KEPT }, expiration: KEPT_FOR },
        { id: 'broken-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    (bucket.node.defaultChild as CfnBucket).overrideLogicalId('UploadsBucket');
    logs?.logAccessTo(bucket, 'uploads');
    this.bucketName = bucket.bucketName;
    this.photosArn = bucket.arnForObjects(`${PHOTO_FOLDER}*`);
    // Whatever expiry somebody signed: an upload's address does not live longer (AWS Prescriptive Guidance, presigned URLs).
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'NoOldUploadAddress',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObject'],
        resources: [this.photosArn],
        conditions: {
          StringEquals: { 's3:authType': 'REST-QUERY-STRING' },
          NumericGreaterThan: { 's3:signatureAge': String(OLDEST_SIGNATURE_MS) },
        },
      }),
    );
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'SiteShowsKeptPhotos',
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.photosArn],
        conditions: {
          StringEquals: { 'aws:SourceArn': distributionArn, [`s3:ExistingObjectTag/${PHOTO_STATE_TAG}`]: PHOTO_KEPT },
        },
      }),
    );
  }
}
