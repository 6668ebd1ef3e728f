import { Token, Validations } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BucketPolicy, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { PHOTO_FOLDER, PHOTO_KEPT, PHOTO_STATE_TAG, PRESIGN_SECONDS } from '../../../shared/photos.ts';

/** Clocks differ a little. */
const OLDEST_SIGNATURE_MS = 2 * PRESIGN_SECONDS * 1000;

const OPEN_ACCOUNT =
  'T7: the first statement refuses everything but TLS. The stage names no account, so the name of the bucket is known only when it is deployed, and the rule compares names.';

interface SiteAccessProps {
  readonly site: IBucket;
  readonly uploads: IBucket;
  readonly distributionArn: string;
}

/** Policies of the buckets behind the distribution. They name it, so they are not in the stack of the buckets. */
export class SiteAccess extends Construct {
  constructor(scope: Construct, id: string, { site, uploads, distributionArn }: SiteAccessProps) {
    super(scope, id);
    const ofSite = { 'aws:SourceArn': distributionArn };
    this.#policy('Site', site, [
      readBy(ofSite, ['s3:GetObject'], site.arnForObjects('*')),
      // Makes S3 answer 404 instead of 403 for a missing file.
      readBy(ofSite, ['s3:ListBucket'], site.bucketArn),
    ]);
    const photos = uploads.arnForObjects(`${PHOTO_FOLDER}*`);
    const keptPhotos = readBy(
      { ...ofSite, [`s3:ExistingObjectTag/${PHOTO_STATE_TAG}`]: PHOTO_KEPT },
      ['s3:GetObject'],
      photos,
    );
    keptPhotos.sid = 'SiteShowsKeptPhotos';
    this.#policy('Uploads', uploads, [noOldUploadUrl(photos), noOverwriting(photos), keptPhotos]);
  }

  #policy(id: string, bucket: IBucket, statements: readonly PolicyStatement[]): void {
    const policy = new BucketPolicy(this, id, { bucket });
    policy.document.addStatements(tlsOnly(bucket), ...statements);
    // The rule can't read a bucket's name while the account in it is open. Not acknowledged with an account, so the rule is checked there.
    if (Token.isUnresolved(bucket.bucketName)) {
      Validations.of(policy).acknowledge({ id: 'AwsSolutions::AwsSolutions-S10', reason: OPEN_ACCOUNT });
    }
  }
}

const tlsOnly = (bucket: IBucket) =>
  new PolicyStatement({
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:*'],
    resources: [bucket.bucketArn, bucket.arnForObjects('*')],
    conditions: { Bool: { 'aws:SecureTransport': 'false' } },
  });

const readBy = (conditions: Readonly<Record<string, string>>, actions: string[], resource: string) =>
  new PolicyStatement({
    principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
    actions,
    resources: [resource],
    conditions: { StringEquals: conditions },
  });

/** A photo is stored once: `If-None-Match: *` makes S3 refuse a second upload to its key. */
const noOverwriting = (photos: string) =>
  new PolicyStatement({
    sid: 'NoOverwriting',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:PutObject'],
    resources: [photos],
    conditions: { Null: { 's3:if-none-match': 'true' } },
  });

/** Limits the lifetime of a presigned upload, regardless of its signed expiry. */
const noOldUploadUrl = (photos: string) =>
  new PolicyStatement({
    sid: 'NoOldUploadUrl',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:PutObject'],
    resources: [photos],
    conditions: {
      StringEquals: { 's3:authType': 'REST-QUERY-STRING' },
      NumericGreaterThan: { 's3:signatureAge': String(OLDEST_SIGNATURE_MS) },
    },
  });
