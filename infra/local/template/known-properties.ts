/**
 * Everything in a template that this machine supports, by resource type and path of the property (`[]` for any index).
 * A path covers everything below it. Its meaning:
 * - `OBEYED`: read and followed;
 * - `'…'`: known, and deliberately without effect here, for this reason;
 * - `[…]`: one of these values, and no other.
 * The empty path covers the whole resource.
 */
export type Meaning = typeof OBEYED | string | readonly unknown[];
export const OBEYED = Symbol('obeyed');

/** Entry for the Lambda behind `BucketDeployment`, which is Python and part of CDK. */
export const PUBLISHING_FUNCTION = 'AWS::Lambda::Function of Custom::CDKBucketDeployment';

const A_LABEL = 'a label';
const NO_VERSIONS = 'the local store keeps no earlier versions';
const ON_DISK = 'the disk of this machine';
const ONE_MACHINE = 'one machine, plain HTTP on the loopback interface';
const IN_A_FOLDER = 'mails go into a folder';
const NO_ALARM = 'its user sees what happens on this machine';
const NO_LOG_SERVICE = 'logs go to the terminal';
const ITSELF = 'the local host does the work of that function itself (edge/published-files.ts)';
const NOTHING_CACHED = 'nothing is cached here';
const ONE_VISITOR = 'one visitor, and tests without pauses';

/** CloudFront's own policies: optimised caching and none (nothing is cached here), and all headers but the host's. */
const CACHE_POLICIES = ['658327ea-f89d-4fab-a63d-7e88639e58f6', '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'];
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const behaviour = (path: string): Record<string, Meaning> => ({
  [`${path}.AllowedMethods`]: OBEYED,
  [`${path}.CachePolicyId`]: CACHE_POLICIES,
  [`${path}.Compress`]: OBEYED,
  [`${path}.FunctionAssociations[].EventType`]: ['viewer-request', 'viewer-response'],
  [`${path}.FunctionAssociations[].FunctionARN`]: OBEYED,
  [`${path}.OriginRequestPolicyId`]: [ALL_VIEWER_EXCEPT_HOST_HEADER],
  [`${path}.PathPattern`]: OBEYED,
  [`${path}.ResponseHeadersPolicyId`]: OBEYED,
  [`${path}.TargetOriginId`]: OBEYED,
  [`${path}.ViewerProtocolPolicy`]: ONE_MACHINE,
});

const securityHeader = (path: string): Record<string, Meaning> => {
  const whole = `ResponseHeadersPolicyConfig.SecurityHeadersConfig.${path}`;
  return { [whole]: OBEYED, [`${whole}.Override`]: [true] };
};

export const known: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  'AWS::ApiGatewayV2::Api': { Description: A_LABEL, Name: A_LABEL, ProtocolType: ['HTTP'] },
  'AWS::ApiGatewayV2::Integration': {
    ApiId: OBEYED,
    IntegrationType: ['AWS_PROXY'],
    IntegrationUri: OBEYED,
    PayloadFormatVersion: ['2.0'],
  },
  'AWS::ApiGatewayV2::Route': { ApiId: OBEYED, AuthorizationType: ['NONE'], RouteKey: OBEYED, Target: OBEYED },
  'AWS::ApiGatewayV2::Stage': {
    AccessLogSettings: NO_LOG_SERVICE,
    ApiId: OBEYED,
    AutoDeploy: [true],
    DefaultRouteSettings: ONE_VISITOR,
    RouteSettings: ONE_VISITOR,
    StageName: ['$default'],
  },
  'AWS::CloudFront::Distribution': {
    ...behaviour('DistributionConfig.DefaultCacheBehavior'),
    ...behaviour('DistributionConfig.CacheBehaviors[]'),
    'DistributionConfig.Comment': A_LABEL,
    'DistributionConfig.DefaultRootObject': 'the page rewrite finds the document of the root',
    'DistributionConfig.Enabled': [true],
    'DistributionConfig.HttpVersion': ONE_MACHINE,
    'DistributionConfig.IPV6Enabled': ONE_MACHINE,
    'DistributionConfig.OriginGroups.Items[].FailoverCriteria.StatusCodes.Items': OBEYED,
    'DistributionConfig.OriginGroups.Items[].FailoverCriteria.StatusCodes.Quantity': A_LABEL,
    'DistributionConfig.OriginGroups.Items[].Id': OBEYED,
    'DistributionConfig.OriginGroups.Items[].Members.Items': OBEYED,
    'DistributionConfig.OriginGroups.Items[].Members.Quantity': A_LABEL,
    'DistributionConfig.OriginGroups.Quantity': A_LABEL,
    'DistributionConfig.Origins[].CustomOriginConfig': ONE_MACHINE,
    'DistributionConfig.Origins[].DomainName': OBEYED,
    'DistributionConfig.Origins[].Id': OBEYED,
    'DistributionConfig.Origins[].OriginAccessControlId': OBEYED,
    'DistributionConfig.Origins[].OriginCustomHeaders': OBEYED,
    'DistributionConfig.Origins[].S3OriginConfig.OriginAccessIdentity': [''],
    'DistributionConfig.PriceClass': ONE_MACHINE,
  },
  'AWS::CloudFront::Function': {
    AutoPublish: [true],
    FunctionCode: OBEYED,
    'FunctionConfig.Comment': A_LABEL,
    'FunctionConfig.Runtime': ['cloudfront-js-2.0'],
    Name: A_LABEL,
  },
  'AWS::CloudFront::OriginAccessControl': {
    'OriginAccessControlConfig.Name': A_LABEL,
    'OriginAccessControlConfig.OriginAccessControlOriginType': ['s3'],
    'OriginAccessControlConfig.SigningBehavior': ['always'],
    'OriginAccessControlConfig.SigningProtocol': ['sigv4'],
  },
  'AWS::CloudFront::ResponseHeadersPolicy': {
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items[].Header': OBEYED,
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items[].Override': [true],
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items[].Value': OBEYED,
    'ResponseHeadersPolicyConfig.Name': A_LABEL,
    ...securityHeader('ContentSecurityPolicy'),
    ...securityHeader('ContentTypeOptions'),
    ...securityHeader('FrameOptions'),
    ...securityHeader('ReferrerPolicy'),
    ...securityHeader('StrictTransportSecurity'),
  },
  'AWS::CloudWatch::Alarm': { '': NO_ALARM },
  'AWS::CloudWatch::Dashboard': { '': NO_ALARM },
  'AWS::DynamoDB::Table': {
    AttributeDefinitions: OBEYED,
    BillingMode: ['PAY_PER_REQUEST'],
    DeletionProtectionEnabled: ON_DISK,
    KeySchema: OBEYED,
    OnDemandThroughput: ONE_VISITOR,
    PointInTimeRecoverySpecification: ON_DISK,
    'StreamSpecification.StreamViewType': ['NEW_IMAGE'],
    TableName: OBEYED,
    'TimeToLiveSpecification.AttributeName': OBEYED,
    'TimeToLiveSpecification.Enabled': [true],
  },
  [PUBLISHING_FUNCTION]: { '': ITSELF },
  'Custom::CDKBucketDeployment': {
    DestinationBucketName: OBEYED,
    DistributionId: NOTHING_CACHED,
    DistributionPaths: NOTHING_CACHED,
    Exclude: OBEYED,
    Include: OBEYED,
    OutputObjectKeys: [false],
    Prune: [false],
    ServiceToken: OBEYED,
    SourceBucketNames: 'assets are folders of this machine',
    SourceObjectKeys: OBEYED,
    SystemMetadata: OBEYED,
    WaitForDistributionInvalidation: NOTHING_CACHED,
  },
  'AWS::GuardDuty::MalwareProtectionPlan': {
    'Actions.Tagging.Status': ['ENABLED'],
    'ProtectedResource.S3Bucket.BucketName': OBEYED,
    'ProtectedResource.S3Bucket.ObjectPrefixes': OBEYED,
    Role: 'the local store scans what it receives itself',
  },
  'AWS::IAM::Role': {
    AssumeRolePolicyDocument: 'a function has the key of its role here',
    'Policies[].PolicyDocument': OBEYED,
    'Policies[].PolicyName': A_LABEL,
  },
  'AWS::Lambda::EventSourceMapping': {
    BatchSize: OBEYED,
    BisectBatchOnFunctionError: [true],
    'DestinationConfig.OnFailure.Destination': OBEYED,
    EventSourceArn: OBEYED,
    // The local streams have no other events.
    'FilterCriteria.Filters[].Pattern': ['{"eventName":["INSERT"]}'],
    FunctionName: OBEYED,
    'FunctionResponseTypes[]': ['ReportBatchItemFailures'],
    MaximumRecordAgeInSeconds: OBEYED,
    MaximumRetryAttempts: OBEYED,
    StartingPosition: ['TRIM_HORIZON'],
  },
  'AWS::Lambda::Function': {
    Architectures: 'the processor of this machine',
    Code: OBEYED,
    Description: A_LABEL,
    'Environment.Variables': OBEYED,
    Handler: OBEYED,
    LoggingConfig: NO_LOG_SERVICE,
    MemorySize: OBEYED,
    Role: OBEYED,
    Runtime: ['nodejs24.x'],
    Timeout: OBEYED,
  },
  'AWS::Lambda::Permission': {
    Action: ['lambda:InvokeFunction'],
    FunctionName: OBEYED,
    Principal: ['apigateway.amazonaws.com'],
    SourceArn: OBEYED,
  },
  'AWS::Lambda::LayerVersion': { '': `the AWS CLI of the function behind a deployment, and ${ITSELF}` },
  'AWS::Logs::LogGroup': { RetentionInDays: NO_LOG_SERVICE },
  'AWS::Logs::MetricFilter': { '': NO_ALARM },
  'AWS::S3::Bucket': {
    BucketEncryption: ON_DISK,
    BucketName: OBEYED,
    CorsConfiguration: OBEYED,
    'LifecycleConfiguration.Rules[].AbortIncompleteMultipartUpload': 'the local store takes no multipart uploads',
    'LifecycleConfiguration.Rules[].ExpirationInDays': OBEYED,
    'LifecycleConfiguration.Rules[].ExpiredObjectDeleteMarker': NO_VERSIONS,
    'LifecycleConfiguration.Rules[].Id': A_LABEL,
    'LifecycleConfiguration.Rules[].NoncurrentVersionExpiration': NO_VERSIONS,
    'LifecycleConfiguration.Rules[].Status': ['Enabled'],
    'LifecycleConfiguration.Rules[].TagFilters': OBEYED,
    'LifecycleConfiguration.Rules[].Transitions': ON_DISK,
    LoggingConfiguration: NO_LOG_SERVICE,
    OwnershipControls: 'the local store has no access control lists',
    PublicAccessBlockConfiguration: 'nothing in the local store is public',
    VersioningConfiguration: NO_VERSIONS,
  },
  'AWS::S3::BucketPolicy': { Bucket: OBEYED, PolicyDocument: OBEYED },
  'AWS::SecretsManager::Secret': { Description: A_LABEL, GenerateSecretString: 'every start generates another secret' },
  'AWS::SES::ConfigurationSet': {
    DeliveryOptions: IN_A_FOLDER,
    ReputationOptions: IN_A_FOLDER,
    SuppressionOptions: IN_A_FOLDER,
  },
  'AWS::SES::ConfigurationSetEventDestination': { ConfigurationSetName: IN_A_FOLDER, EventDestination: IN_A_FOLDER },
  'AWS::SES::EmailIdentity': { EmailIdentity: OBEYED, MailFromAttributes: IN_A_FOLDER },
  'AWS::SNS::Topic': { '': NO_ALARM },
  'AWS::SNS::Subscription': { '': NO_ALARM },
  'AWS::SNS::TopicPolicy': { PolicyDocument: NO_ALARM, Topics: NO_ALARM },
  'AWS::SQS::Queue': { MessageRetentionPeriod: ON_DISK, SqsManagedSseEnabled: ON_DISK },
  'AWS::SQS::QueuePolicy': { PolicyDocument: ONE_MACHINE, Queues: ONE_MACHINE },
};
