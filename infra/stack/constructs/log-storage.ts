import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { LOG_RETENTION_DAYS } from '../../../shared/retention.ts';
import { bucketName, EDGE_REGION } from '../settings/names.ts';
import { accountOf } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';
import { privateBucket } from './buckets.ts';

const logBucketName = (settings: Settings): string => bucketName(settings, 'access-logs', accountOf(settings));
/** What CloudFront's delivery may write. */
const deliveredPrefix = (settings: Settings): string => `AWSLogs/${accountOf(settings)}`;

/** Where CloudFront's log goes: the stack in the other region can't reference it. */
export const cloudFrontLogs = (settings: Settings) => ({
  bucket: logBucketName(settings),
  prefix: `${deliveredPrefix(settings)}/CloudFront`,
});

/**
 * The bucket of the access logs of the other buckets and of CloudFront, in Zürich. CloudFront's older way of logging can't write to a
 * bucket of this region and always notes the visitor's address; its newer one can, and leaves it out (edge-watch-stack.ts).
 */
export function logBucket(scope: Construct, settings: Settings): Bucket {
  const bucket = privateBucket(scope, 'LogBucket', {
    settings,
    bucketName: logBucketName(settings),
    enforceSSL: true,
    lifecycleRules: [{ id: 'old-logs', expiration: Duration.days(LOG_RETENTION_DAYS) }],
  });
  const source = Stack.of(scope).formatArn({
    service: 'logs',
    region: EDGE_REGION,
    resource: 'delivery-source',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  // Word for word the statement that AWS would add otherwise, and that would be a change by hand to the search for drift:
  // https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/AWS-logs-infrastructure-V2-S3.html
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AWSLogDeliveryWrite1',
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`${deliveredPrefix(settings)}/*`)],
      conditions: {
        StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': accountOf(settings) },
        ArnLike: { 'aws:SourceArn': source },
      },
    }),
  );
  return bucket;
}
