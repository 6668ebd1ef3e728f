import { describe, expect, it } from 'vitest';
import { readSiteTemplate } from '../../../infra/start/site-template.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { COMPLAINT_RETENTION_MONTHS, retentionDays } from '../../../shared/retention.ts';
import { FULL, NO_SETTINGS, synthesise, type SynthesisedTemplate } from '../fixtures/fixture-stack.ts';
import { all } from '../fixtures/resources.ts';

const prod = await synthesise('prod', 'empty', { settings: FULL });
const unprotected = await synthesise('prod');
const dev = await synthesise('dev', 'empty', { settings: NO_SETTINGS });
const local = await synthesise('local');

/** Outlives the stack, but not a failed first deployment, whose retry needs the names. */
const KEPT = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };
const GOES = { DeletionPolicy: 'Delete', UpdateReplacePolicy: 'Delete' };
const TABLE = 'AWS::DynamoDB::Table';
const BUCKET = 'AWS::S3::Bucket';

/** Whole resources of a type, by their ids. */
const whole = ({ Resources }: SynthesisedTemplate, type: string) =>
  Object.fromEntries(Object.entries(Resources).filter(([, { Type }]) => Type === type));
/** A table with one row for each id, which end by themselves. */
const keyed = (TableName: string, MaxWriteRequestUnits: number) => ({
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  OnDemandThroughput: { MaxWriteRequestUnits },
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
});

describe('the tables', () => {
  it.each([
    ['production under protection', prod, '', true, KEPT],
    ['production before its first deployment', unprotected, '', false, KEPT],
    ['development', dev, 'dev_', false, GOES],
    ['this machine', local, '', false, GOES],
  ] as const)('of requests are exactly these in %s', (_, { data }, prefix, isProtected, policies) => {
    expect(Object.values(whole(data, TABLE))).toEqual(
      allForms.map(({ table }) => ({
        Type: TABLE,
        ...policies,
        Properties: {
          ...keyed(`${prefix}${table}`, 200),
          DeletionProtectionEnabled: isProtected,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
          StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
        },
      })),
    );
  });

  it('of the website’s stack are one, which counts confirmations and needs no backup', () =>
    expect(whole(prod.template, TABLE)).toEqual({
      ConfirmationsTable: { Type: TABLE, ...GOES, Properties: keyed('confirmations', 50) },
    }));
});

const PRIVATE = {
  BucketEncryption: {
    ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
  },
  OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  PublicAccessBlockConfiguration: {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  },
};
const logged = (LogFilePrefix: string) => ({
  LoggingConfiguration: { DestinationBucketName: { Ref: 'LogBucket' }, LogFilePrefix },
});
const Status = 'Enabled';
const state = (Value: string) => ({ TagFilters: [{ Key: 'state', Value }] });
const versionsEnd = (NoncurrentDays: number) => ({ NoncurrentVersionExpiration: { NoncurrentDays } });
const cors = (origin: string) => ({
  AllowedOrigins: [origin],
  AllowedMethods: ['PUT'],
  AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-meta-submission', 'x-amz-tagging'],
  MaxAge: 3600,
});

describe('the buckets', () => {
  it('are exactly these in production, all in the stack of the data', () => {
    const bucket = (purpose: string, properties: object) => ({
      Type: BUCKET,
      ...KEPT,
      Properties: { ...PRIVATE, BucketName: `website-prod-${purpose}-111122223333`, ...properties },
    });
    expect(whole(prod.data, BUCKET)).toEqual({
      LogBucket: bucket('access-logs', {
        LifecycleConfiguration: { Rules: [{ Id: 'old-logs', Status, ExpirationInDays: 30 }] },
      }),
      SiteBucket: bucket('site', logged('site/')),
      UploadsBucket: bucket('uploads', {
        ...logged('uploads/'),
        CorsConfiguration: { CorsRules: [cors('https://www.firma.ch')] },
        MetricsConfigurations: [{ Id: 'photos', Prefix: 'complaints/' }],
        VersioningConfiguration: { Status },
        // A photo ends a week after it was sent if no complaint claims it, else after ten years; one that was deleted can be brought back as long as a row.
        LifecycleConfiguration: {
          Rules: [
            { Id: 'unclaimed-photos', Status, ...state('pending'), ExpirationInDays: 6, ...versionsEnd(1) },
            {
              Id: 'kept-photos',
              Status,
              ...state('kept'),
              Transitions: [{ StorageClass: 'GLACIER_IR', TransitionInDays: 30 }],
              ExpirationInDays: retentionDays(COMPLAINT_RETENTION_MONTHS) + 7,
              ...versionsEnd(35),
            },
            { Id: 'traces-of-deleted-photos', Status, ExpiredObjectDeleteMarker: true },
            { Id: 'broken-uploads', Status, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
          ],
        },
      }),
    });
    expect(whole(prod.template, BUCKET)).toEqual({});
  });

  it('go with the stacks of development, and take photos from pages of any distribution without a domain', () => {
    const buckets = whole(dev.data, BUCKET);
    expect(buckets).toMatchObject({ LogBucket: GOES, SiteBucket: GOES, UploadsBucket: GOES });
    const { CorsConfiguration } = buckets['UploadsBucket']?.Properties ?? {};
    expect(CorsConfiguration).toEqual({ CorsRules: [cors('https://*.cloudfront.net')] });
  });

  const read = { Effect: 'Allow', Principal: { Service: 'cloudfront.amazonaws.com' } };
  const distribution = { 'aws:SourceArn': 'arn:aws:cloudfront::000000000000:distribution/Distribution' };
  const deny = { Effect: 'Deny', Principal: { AWS: '*' } };
  const tlsOnly = (bucket: string) => ({
    ...deny,
    Action: 's3:*',
    Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  });
  const Resource = 'arn:aws:s3:::uploads/complaints/*';
  const put = { Action: 's3:PutObject', Resource };
  const presigned = { 's3:authType': 'REST-QUERY-STRING' };
  const old = { 's3:signatureAge': '600000' };
  const kept = { ...distribution, 's3:ExistingObjectTag/state': 'kept' };

  it.each([
    [
      'site',
      [
        { ...read, Action: 's3:GetObject', Resource: 'arn:aws:s3:::site/*', Condition: { StringEquals: distribution } },
        { ...read, Action: 's3:ListBucket', Resource: 'arn:aws:s3:::site', Condition: { StringEquals: distribution } },
      ],
    ],
    [
      'uploads',
      [
        { Sid: 'NoOldUploadUrl', ...deny, ...put, Condition: { StringEquals: presigned, NumericGreaterThan: old } },
        { Sid: 'NoOverwriting', ...deny, ...put, Condition: { Null: { 's3:if-none-match': 'true' } } },
        { Sid: 'SiteShowsKeptPhotos', ...read, Action: 's3:GetObject', Resource, Condition: { StringEquals: kept } },
      ],
    ],
  ])('%s is reached over TLS only, and opened by exactly these statements', (bucket, statements) => {
    const { buckets } = readSiteTemplate(local);
    expect(buckets.find(({ name }) => name === bucket)?.policy).toEqual([tlsOnly(bucket), ...statements]);
  });

  it('of logs is written by CloudFront’s delivery and for the two other buckets, over TLS, and by nothing else', () => {
    const policies = all(prod.data, 'AWS::S3::BucketPolicy').map(({ Properties }) => Properties['PolicyDocument']);
    const own = { 'aws:SourceAccount': '111122223333' };
    expect(policies).toMatchObject([
      {
        Statement: [
          { ...deny, Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
          {
            Effect: 'Allow',
            Principal: { Service: 'delivery.logs.amazonaws.com' },
            Condition: {
              StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', ...own },
              ArnLike: { 'aws:SourceArn': 'arn:aws:logs:us-east-1:111122223333:delivery-source:*' },
            },
          },
          ...['SiteBucket', 'UploadsBucket'].map((id) => ({
            Effect: 'Allow',
            Principal: { Service: 'logging.s3.amazonaws.com' },
            Condition: { StringEquals: own, ArnLike: { 'aws:SourceArn': { 'Fn::GetAtt': [id, 'Arn'] } } },
          })),
        ],
      },
    ]);
  });
});

// A changed id is a new, empty resource: never change this list, or the ids above, without moving the data.
it('what is stored keeps these ids in production', () => {
  const ids = [prod.data, unprotected.account, prod.template].flatMap(({ Resources }) =>
    Object.entries(Resources).map(([id, { Type }]) => `${Type} ${id}`),
  );
  expect(ids).toEqual(
    expect.arrayContaining([
      'AWS::CloudFront::Distribution Distribution',
      'AWS::DynamoDB::Table ComplaintTable',
      'AWS::DynamoDB::Table ConsultationTable',
      'AWS::DynamoDB::Table ContactTable',
      'AWS::DynamoDB::Table SalesTable',
      'AWS::DynamoDB::Table SampleFolderTable',
      'AWS::SES::EmailIdentity MailanfragenfirmachF201D538',
      'AWS::SES::EmailIdentity Mailwebsitefirmach63081E1B',
      'AWS::SQS::Queue MailUnsent121A9487',
      'AWS::SecretsManager::Secret ApiOriginSecret179E6A63C',
    ]),
  );
});
