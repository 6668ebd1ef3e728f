import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { LOG_RETENTION_DAYS } from '../../shared/retention.ts';
import { bucketName, EDGE_REGION, type Settings } from './settings.ts';

/** Names that the stack in the other region has to know without asking. */
export const logBucketName = (settings: Settings): string => bucketName(settings, 'access-logs', Aws.ACCOUNT_ID);
export const deliveryName = ({ stage }: Settings): string => `website-${stage}-cloudfront`;

/**
 * Where the access logs of the buckets and of CloudFront lie, here in Zürich. CloudFront's older way of logging can't write into a
 * bucket of this region, and would always note the visitor's address; its newer one can, and leaves it out (edge-watch-stack.ts).
 */
export class LogStorage extends Construct {
  readonly #bucket: Bucket;

  constructor(scope: Construct, id: string, { settings }: { readonly settings: Settings }) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Bucket', {
      bucketName: logBucketName(settings),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: settings.stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      lifecycleRules: [{ id: 'old-logs', expiration: Duration.days(LOG_RETENTION_DAYS) }],
    });
    (this.#bucket.node.defaultChild as CfnBucket).overrideLogicalId('LogBucket');
    const source = `arn:${Aws.PARTITION}:logs:${EDGE_REGION}:${Aws.ACCOUNT_ID}:delivery-source:${deliveryName(settings)}`;
    this.#mayWrite('CloudFrontWritesLogs', 'delivery.logs.amazonaws.com', `AWSLogs/${Aws.ACCOUNT_ID}/*`, source);
  }

  /** Lets a bucket write its access log here. */
  logAccessTo(bucket: Bucket, prefix: string): void {
    (bucket.node.defaultChild as CfnBucket).loggingConfiguration = {
      destinationBucketName: this.#bucket.bucketName,
      logFilePrefix: `${prefix}/`,
    };
    this.#mayWrite(`${prefix}WritesLogs`, 'logging.s3.amazonaws.com', `${prefix}/*`, bucket.bucketArn);
  }

  #mayWrite(sid: string, service: string, keys: string, source: string): void {
    this.#bucket.addToResourcePolicy(
      new PolicyStatement({
        sid,
        principals: [new ServicePrincipal(service)],
        actions: ['s3:PutObject'],
        resources: [this.#bucket.arnForObjects(keys)],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID }, ArnLike: { 'aws:SourceArn': source } },
      }),
    );
  }
}
