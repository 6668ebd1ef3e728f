/**
 * Everything in a template that this machine supports, by resource type. A property that is not named here is refused, and so is a value that
 * its schema does not take.
 */
import * as v from 'valibot';
import { checkStatement, type Statement } from '../iam/policies.ts';

/** Accepted, and deliberately without effect here. @param _reason for the reader of this file */
const ignored = (_reason: string) => v.optional(v.unknown());

const A_LABEL = 'a label';
const ON_DISK = 'the disk of this machine';
const ONE_MACHINE = 'one machine, plain HTTP on the loopback interface';
const IN_A_FOLDER = 'mails go into a folder';
const NO_ALARM = 'its user sees what happens on this machine';
const NO_LOG_SERVICE = 'logs go to the terminal';
const ONE_BY_ONE = 'records are handed on one at a time';
const ON_REQUEST = 'the local stores delete nothing by themselves';
const ONE_VISITOR = 'one visitor, and tests without pauses';

/** CloudFront's own policies: optimised caching and none (nothing is cached here), and all headers but the host's. */
const CACHE_POLICIES = ['658327ea-f89d-4fab-a63d-7e88639e58f6', '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'] as const;
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** Its rights are those of the log, which is the terminal here. */
const WRITES_LOGS = 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
/** Lambda's own default: until the record is a day old. */
const FOR_EVER = -1;

const text = v.string();
const texts = v.array(text);

const policyDocument = v.strictObject({
  Statement: v.array(
    v.custom<Statement>((statement) => {
      checkStatement(statement as Statement);
      return true;
    }),
  ),
  Version: v.literal('2012-10-17'),
});

const behaviour = {
  AllowedMethods: v.optional(texts, ['GET', 'HEAD']),
  CachePolicyId: v.picklist(CACHE_POLICIES),
  Compress: v.boolean(),
  FunctionAssociations: v.optional(
    v.array(v.strictObject({ EventType: v.picklist(['viewer-request', 'viewer-response']), FunctionARN: text })),
    [],
  ),
  OriginRequestPolicyId: v.optional(v.literal(ALL_VIEWER_EXCEPT_HOST_HEADER)),
  ResponseHeadersPolicyId: v.optional(text),
  TargetOriginId: text,
  ViewerProtocolPolicy: ignored(ONE_MACHINE),
};

const distribution = v.strictObject({
  CacheBehaviors: v.optional(v.array(v.strictObject({ ...behaviour, PathPattern: text })), []),
  Comment: ignored(A_LABEL),
  DefaultCacheBehavior: v.strictObject(behaviour),
  DefaultRootObject: v.optional(text, ''),
  Enabled: v.literal(true),
  HttpVersion: ignored(ONE_MACHINE),
  IPV6Enabled: ignored(ONE_MACHINE),
  OriginGroups: v.optional(
    v.strictObject({
      Items: v.array(
        v.strictObject({
          FailoverCriteria: v.strictObject({
            StatusCodes: v.strictObject({ Items: v.array(v.number()), Quantity: ignored(A_LABEL) }),
          }),
          Id: text,
          Members: v.strictObject({ Items: v.array(v.strictObject({ OriginId: text })), Quantity: v.literal(2) }),
        }),
      ),
      Quantity: ignored(A_LABEL),
    }),
    { Items: [] },
  ),
  Origins: v.array(
    v.strictObject({
      CustomOriginConfig: ignored(ONE_MACHINE),
      DomainName: text,
      Id: text,
      OriginAccessControlId: v.optional(text),
      OriginCustomHeaders: v.optional(v.array(v.strictObject({ HeaderName: text, HeaderValue: text })), []),
      S3OriginConfig: v.optional(v.strictObject({ OriginAccessIdentity: v.literal('') })),
    }),
  ),
  PriceClass: ignored(ONE_MACHINE),
});

const securityHeader = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ ...entries, Override: v.literal(true) });
const optionalHeader = <const Entries extends v.ObjectEntries>(entries: Entries) => v.optional(securityHeader(entries));

const headersPolicy = v.strictObject({
  Comment: ignored(A_LABEL),
  CustomHeadersConfig: v.optional(v.strictObject({ Items: v.array(securityHeader({ Header: text, Value: text })) }), {
    Items: [],
  }),
  Name: ignored(A_LABEL),
  SecurityHeadersConfig: v.optional(
    v.strictObject({
      ContentSecurityPolicy: optionalHeader({ ContentSecurityPolicy: text }),
      ContentTypeOptions: optionalHeader({}),
      FrameOptions: optionalHeader({ FrameOption: text }),
      ReferrerPolicy: optionalHeader({ ReferrerPolicy: text }),
      StrictTransportSecurity: optionalHeader({
        AccessControlMaxAgeSec: v.number(),
        IncludeSubdomains: v.optional(v.boolean(), false),
        Preload: v.optional(v.boolean(), false),
      }),
    }),
    {},
  ),
});

/** A rule of a bucket's CORS configuration. */
const corsRule = v.strictObject({
  AllowedHeaders: v.optional(texts, []),
  AllowedMethods: texts,
  AllowedOrigins: texts,
  /** Seconds. */
  MaxAge: v.optional(v.number(), 0),
});
export type CorsRule = v.InferOutput<typeof corsRule>;

export const schemas = {
  'AWS::ApiGatewayV2::Api': v.strictObject({
    Description: ignored(A_LABEL),
    Name: ignored(A_LABEL),
    ProtocolType: v.literal('HTTP'),
  }),
  'AWS::ApiGatewayV2::Integration': v.strictObject({
    ApiId: text,
    IntegrationType: v.literal('AWS_PROXY'),
    IntegrationUri: text,
    PayloadFormatVersion: v.literal('2.0'),
  }),
  'AWS::ApiGatewayV2::Route': v.strictObject({
    ApiId: text,
    AuthorizationType: v.literal('NONE'),
    RouteKey: text,
    Target: text,
  }),
  'AWS::ApiGatewayV2::Stage': v.strictObject({
    AccessLogSettings: ignored(NO_LOG_SERVICE),
    ApiId: text,
    AutoDeploy: v.literal(true),
    DefaultRouteSettings: ignored(ONE_VISITOR),
    RouteSettings: ignored(ONE_VISITOR),
    StageName: v.literal('$default'),
  }),
  'AWS::CloudFront::Distribution': v.strictObject({ DistributionConfig: distribution }),
  'AWS::CloudFront::Function': v.strictObject({
    AutoPublish: v.literal(true),
    FunctionCode: text,
    FunctionConfig: v.strictObject({ Comment: ignored(A_LABEL), Runtime: v.literal('cloudfront-js-2.0') }),
    Name: ignored(A_LABEL),
  }),
  'AWS::CloudFront::OriginAccessControl': v.strictObject({
    OriginAccessControlConfig: v.strictObject({
      Name: ignored(A_LABEL),
      OriginAccessControlOriginType: v.literal('s3'),
      SigningBehavior: v.literal('always'),
      SigningProtocol: v.literal('sigv4'),
    }),
  }),
  'AWS::CloudFront::ResponseHeadersPolicy': v.strictObject({ ResponseHeadersPolicyConfig: headersPolicy }),
  'AWS::CloudWatch::Alarm': ignored(NO_ALARM),
  'AWS::CloudWatch::Dashboard': ignored(NO_ALARM),
  'AWS::DynamoDB::Table': v.strictObject({
    AttributeDefinitions: v.array(v.looseObject({})),
    BillingMode: ignored(ONE_VISITOR),
    DeletionProtectionEnabled: ignored(ON_DISK),
    KeySchema: v.array(v.looseObject({ AttributeName: text })),
    OnDemandThroughput: ignored(ONE_VISITOR),
    PointInTimeRecoverySpecification: ignored(ON_DISK),
    ProvisionedThroughput: ignored(ONE_VISITOR),
    // A row that is new has no old image.
    StreamSpecification: v.optional(
      v.strictObject({ StreamViewType: v.picklist(['NEW_IMAGE', 'NEW_AND_OLD_IMAGES']) }),
    ),
    TableName: v.optional(text),
    TimeToLiveSpecification: ignored(ON_REQUEST),
  }),
  'AWS::Events::Rule': ignored(NO_ALARM),
  'AWS::GuardDuty::MalwareProtectionPlan': ignored('nothing is scanned here'),
  'AWS::IAM::Policy': v.strictObject({
    PolicyDocument: policyDocument,
    PolicyName: ignored(A_LABEL),
    Roles: texts,
  }),
  'AWS::IAM::Role': v.strictObject({
    AssumeRolePolicyDocument: ignored('a function has the key of its role here'),
    ManagedPolicyArns: v.optional(v.array(v.literal(WRITES_LOGS)), []),
    Policies: v.optional(v.array(v.strictObject({ PolicyDocument: policyDocument, PolicyName: text })), []),
  }),
  'AWS::Lambda::EventSourceMapping': v.strictObject({
    BatchSize: ignored(ONE_BY_ONE),
    BisectBatchOnFunctionError: ignored(ONE_BY_ONE),
    DestinationConfig: v.optional(v.strictObject({ OnFailure: v.strictObject({ Destination: text }) })),
    EventSourceArn: text,
    FilterCriteria: v.strictObject({
      // The local streams have no other events.
      Filters: v.tuple([v.strictObject({ Pattern: v.literal('{"eventName":["INSERT"]}') })]),
    }),
    FunctionName: text,
    FunctionResponseTypes: v.optional(v.tuple([v.literal('ReportBatchItemFailures')])),
    MaximumBatchingWindowInSeconds: ignored(ONE_BY_ONE),
    MaximumRecordAgeInSeconds: ignored('a record that waited while nothing ran here is handed on'),
    MaximumRetryAttempts: v.optional(v.number(), FOR_EVER),
    // The stream begins with the first start.
    StartingPosition: v.picklist(['TRIM_HORIZON', 'LATEST']),
  }),
  'AWS::Lambda::Function': v.strictObject({
    Architectures: ignored('the processor of this machine'),
    Code: v.strictObject({ S3Bucket: ignored('assets are folders of this machine'), S3Key: text }),
    Description: ignored(A_LABEL),
    Environment: v.optional(v.strictObject({ Variables: v.optional(v.record(text, text), {}) }), { Variables: {} }),
    Handler: text,
    LoggingConfig: ignored(NO_LOG_SERVICE),
    MemorySize: v.optional(v.number(), 128),
    Role: text,
    // All of them run under the Node of this machine.
    Runtime: v.picklist(['nodejs22.x', 'nodejs24.x']),
    Timeout: v.optional(v.number(), 3),
  }),
  'AWS::Lambda::LayerVersion': ignored('no function that runs here may have a layer'),
  'AWS::Lambda::Permission': v.strictObject({
    Action: v.literal('lambda:InvokeFunction'),
    FunctionName: text,
    Principal: v.literal('apigateway.amazonaws.com'),
    SourceArn: text,
  }),
  'AWS::Logs::LogGroup': ignored(NO_LOG_SERVICE),
  'AWS::Logs::MetricFilter': ignored(NO_ALARM),
  'AWS::S3::Bucket': v.strictObject({
    BucketEncryption: ignored(ON_DISK),
    BucketName: v.optional(text),
    CorsConfiguration: v.optional(v.strictObject({ CorsRules: v.array(corsRule) })),
    LifecycleConfiguration: ignored(ON_REQUEST),
    LoggingConfiguration: ignored(NO_LOG_SERVICE),
    MetricsConfigurations: ignored(NO_LOG_SERVICE),
    OwnershipControls: ignored('the local store has no access control lists'),
    PublicAccessBlockConfiguration: ignored('nothing in the local store is public'),
    VersioningConfiguration: ignored('the local store keeps no earlier versions'),
  }),
  'AWS::S3::BucketPolicy': v.strictObject({ Bucket: text, PolicyDocument: policyDocument }),
  'AWS::SecretsManager::Secret': ignored('every start generates another secret'),
  'AWS::SES::ConfigurationSet': ignored(IN_A_FOLDER),
  'AWS::SES::ConfigurationSetEventDestination': ignored(IN_A_FOLDER),
  'AWS::SES::EmailIdentity': v.strictObject({ EmailIdentity: text }),
  'AWS::SNS::Subscription': ignored(NO_ALARM),
  'AWS::SNS::Topic': ignored(NO_ALARM),
  'AWS::SNS::TopicPolicy': ignored(NO_ALARM),
  'AWS::SQS::Queue': ignored('what could not be delivered is a line in the terminal'),
  'AWS::SQS::QueuePolicy': ignored(ONE_MACHINE),
  'AWS::StepFunctions::StateMachine': ignored(NO_ALARM),
};

export type ResourceType = keyof typeof schemas;
/** Properties of a resource, checked and with references resolved. */
export type Properties<Type extends ResourceType> = v.InferOutput<(typeof schemas)[Type]>;
