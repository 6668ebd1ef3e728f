/**
 * Everything in a template that this machine supports, by resource type and path of the property (`[]` for any index).
 * A path covers everything below it. Its meaning:
 * - `SUPPORTED`: read and followed;
 * - `'…'`: accepted, and deliberately without effect here, for this reason;
 * - `[…]`: one of these values, and no other.
 * The empty path covers the whole resource.
 */
export type Meaning = typeof SUPPORTED | string | readonly unknown[];
export const SUPPORTED = Symbol('supported');

/** Entry for the functions behind a publication: the publisher and CDK's framework that calls it. */
export const PUBLISHING_FUNCTION = 'AWS::Lambda::Function of Custom::SitePublication';

const A_LABEL = 'a label';
const NO_VERSIONS = 'the local store keeps no earlier versions';
const ON_DISK = 'the disk of this machine';
const ONE_MACHINE = 'one machine, plain HTTP on the loopback interface';
const IN_A_FOLDER = 'mails go into a folder';
const NO_ALARM = 'its user sees what happens on this machine';
const NO_LOG_SERVICE = 'logs go to the terminal';
const DONE_BY_THE_HOST = 'the local host does the work of these functions (edge/bucket-origin.ts)';
const ONE_BY_ONE = 'records are handed on one at a time';
const ON_REQUEST = 'the local stores delete nothing by themselves';
const ONE_VISITOR = 'one visitor, and tests without pauses';

/** CloudFront's own policies: optimised caching and none (nothing is cached here), and all headers but the host's. */
const CACHE_POLICIES = ['658327ea-f89d-4fab-a63d-7e88639e58f6', '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'];
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const behaviour = (path: string): Record<string, Meaning> => ({
  [`${path}.AllowedMethods`]: SUPPORTED,
  [`${path}.CachePolicyId`]: CACHE_POLICIES,
  [`${path}.Compress`]: SUPPORTED,
  [`${path}.FunctionAssociations[].EventType`]: ['viewer-request', 'viewer-response'],
  [`${path}.FunctionAssociations[].FunctionARN`]: SUPPORTED,
  [`${path}.OriginRequestPolicyId`]: [ALL_VIEWER_EXCEPT_HOST_HEADER],
  [`${path}.PathPattern`]: SUPPORTED,
  [`${path}.ResponseHeadersPolicyId`]: SUPPORTED,
  [`${path}.TargetOriginId`]: SUPPORTED,
  [`${path}.ViewerProtocolPolicy`]: ONE_MACHINE,
});

const securityHeader = (path: string): Record<string, Meaning> => {
  const whole = `ResponseHeadersPolicyConfig.SecurityHeadersConfig.${path}`;
  return { [whole]: SUPPORTED, [`${whole}.Override`]: [true] };
};

export const supportedProperties: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  'AWS::ApiGatewayV2::Api': { Description: A_LABEL, Name: A_LABEL, ProtocolType: ['HTTP'] },
  'AWS::ApiGatewayV2::Integration': {
    ApiId: SUPPORTED,
    IntegrationType: ['AWS_PROXY'],
    IntegrationUri: SUPPORTED,
    PayloadFormatVersion: ['2.0'],
  },
  'AWS::ApiGatewayV2::Route': { ApiId: SUPPORTED, AuthorizationType: ['NONE'], RouteKey: SUPPORTED, Target: SUPPORTED },
  'AWS::ApiGatewayV2::Stage': {
    AccessLogSettings: NO_LOG_SERVICE,
    ApiId: SUPPORTED,
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
    'DistributionConfig.OriginGroups.Items[].FailoverCriteria.StatusCodes.Items': SUPPORTED,
    'DistributionConfig.OriginGroups.Items[].FailoverCriteria.StatusCodes.Quantity': A_LABEL,
    'DistributionConfig.OriginGroups.Items[].Id': SUPPORTED,
    'DistributionConfig.OriginGroups.Items[].Members.Items': SUPPORTED,
    'DistributionConfig.OriginGroups.Items[].Members.Quantity': A_LABEL,
    'DistributionConfig.OriginGroups.Quantity': A_LABEL,
    'DistributionConfig.Origins[].CustomOriginConfig': ONE_MACHINE,
    'DistributionConfig.Origins[].DomainName': SUPPORTED,
    'DistributionConfig.Origins[].Id': SUPPORTED,
    'DistributionConfig.Origins[].OriginAccessControlId': SUPPORTED,
    'DistributionConfig.Origins[].OriginCustomHeaders': SUPPORTED,
    'DistributionConfig.Origins[].S3OriginConfig.OriginAccessIdentity': [''],
    'DistributionConfig.PriceClass': ONE_MACHINE,
  },
  'AWS::CloudFront::Function': {
    AutoPublish: [true],
    FunctionCode: SUPPORTED,
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
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items[].Header': SUPPORTED,
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items[].Override': [true],
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items[].Value': SUPPORTED,
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
    AttributeDefinitions: SUPPORTED,
    BillingMode: ['PAY_PER_REQUEST'],
    DeletionProtectionEnabled: ON_DISK,
    KeySchema: SUPPORTED,
    OnDemandThroughput: ONE_VISITOR,
    PointInTimeRecoverySpecification: ON_DISK,
    'StreamSpecification.StreamViewType': ['NEW_IMAGE'],
    TableName: SUPPORTED,
    TimeToLiveSpecification: ON_REQUEST,
  },
  [PUBLISHING_FUNCTION]: { '': DONE_BY_THE_HOST },
  'Custom::SitePublication': {
    Archives: SUPPORTED,
    Bucket: SUPPORTED,
    DistributionId: 'nothing is cached here',
    Manifest: 'the folder itself holds the files as they are now',
    ServiceToken: SUPPORTED,
    SourceBucket: 'assets are folders of this machine',
  },
  'AWS::Events::Rule': { '': NO_ALARM },
  'AWS::GuardDuty::MalwareProtectionPlan': {
    'Actions.Tagging.Status': ['ENABLED'],
    'ProtectedResource.S3Bucket.BucketName': SUPPORTED,
    'ProtectedResource.S3Bucket.ObjectPrefixes': SUPPORTED,
    Role: 'the local store scans what it receives itself',
  },
  'AWS::IAM::Role': {
    AssumeRolePolicyDocument: 'a function has the key of its role here',
    'Policies[].PolicyDocument': SUPPORTED,
    'Policies[].PolicyName': A_LABEL,
  },
  'AWS::Lambda::EventSourceMapping': {
    BatchSize: ONE_BY_ONE,
    BisectBatchOnFunctionError: ONE_BY_ONE,
    'DestinationConfig.OnFailure.Destination': SUPPORTED,
    EventSourceArn: SUPPORTED,
    // The local streams have no other events.
    'FilterCriteria.Filters[].Pattern': ['{"eventName":["INSERT"]}'],
    FunctionName: SUPPORTED,
    'FunctionResponseTypes[]': ['ReportBatchItemFailures'],
    MaximumRecordAgeInSeconds: SUPPORTED,
    MaximumRetryAttempts: SUPPORTED,
    StartingPosition: ['TRIM_HORIZON'],
  },
  'AWS::Lambda::Function': {
    Architectures: 'the processor of this machine',
    Code: SUPPORTED,
    Description: A_LABEL,
    'Environment.Variables': SUPPORTED,
    Handler: SUPPORTED,
    LoggingConfig: NO_LOG_SERVICE,
    MemorySize: SUPPORTED,
    Role: SUPPORTED,
    Runtime: ['nodejs24.x'],
    Timeout: SUPPORTED,
  },
  'AWS::Lambda::Permission': {
    Action: ['lambda:InvokeFunction'],
    FunctionName: SUPPORTED,
    Principal: ['apigateway.amazonaws.com'],
    SourceArn: SUPPORTED,
  },
  'AWS::Logs::LogGroup': { RetentionInDays: NO_LOG_SERVICE },
  'AWS::Logs::MetricFilter': { '': NO_ALARM },
  'AWS::S3::Bucket': {
    BucketEncryption: ON_DISK,
    BucketName: SUPPORTED,
    CorsConfiguration: SUPPORTED,
    'LifecycleConfiguration.Rules[].AbortIncompleteMultipartUpload': 'the local store takes no multipart uploads',
    'LifecycleConfiguration.Rules[].ExpirationInDays': ON_REQUEST,
    'LifecycleConfiguration.Rules[].ExpiredObjectDeleteMarker': NO_VERSIONS,
    'LifecycleConfiguration.Rules[].Id': A_LABEL,
    'LifecycleConfiguration.Rules[].NoncurrentVersionExpiration': NO_VERSIONS,
    'LifecycleConfiguration.Rules[].Status': ['Enabled'],
    'LifecycleConfiguration.Rules[].TagFilters': ON_REQUEST,
    'LifecycleConfiguration.Rules[].Transitions': ON_DISK,
    LoggingConfiguration: NO_LOG_SERVICE,
    OwnershipControls: 'the local store has no access control lists',
    PublicAccessBlockConfiguration: 'nothing in the local store is public',
    VersioningConfiguration: NO_VERSIONS,
  },
  'AWS::S3::BucketPolicy': { Bucket: SUPPORTED, PolicyDocument: SUPPORTED },
  'AWS::SecretsManager::Secret': { Description: A_LABEL, GenerateSecretString: 'every start generates another secret' },
  'AWS::SES::ConfigurationSet': {
    DeliveryOptions: IN_A_FOLDER,
    ReputationOptions: IN_A_FOLDER,
    SuppressionOptions: IN_A_FOLDER,
  },
  'AWS::SES::ConfigurationSetEventDestination': { ConfigurationSetName: IN_A_FOLDER, EventDestination: IN_A_FOLDER },
  'AWS::SES::EmailIdentity': { EmailIdentity: SUPPORTED, MailFromAttributes: IN_A_FOLDER },
  'AWS::SNS::Topic': { '': NO_ALARM },
  'AWS::SNS::Subscription': { '': NO_ALARM },
  'AWS::SNS::TopicPolicy': { PolicyDocument: NO_ALARM, Topics: NO_ALARM },
  'AWS::StepFunctions::StateMachine': { '': NO_ALARM },
  'AWS::SQS::Queue': { MessageRetentionPeriod: ON_DISK, SqsManagedSseEnabled: ON_DISK },
  'AWS::SQS::QueuePolicy': { PolicyDocument: ONE_MACHINE, Queues: ONE_MACHINE },
};
