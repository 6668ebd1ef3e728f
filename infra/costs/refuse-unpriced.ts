import { CfnResource, type App } from 'aws-cdk-lib';
import { MONTH } from './month.ts';

/** Types that cost nothing by themselves, or nothing at the scale of this site (SNS, SQS, Step Functions, AWS Backup's plan: within AWS's free amounts, or priced with what they copy). */
const WITHOUT_COST = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::Backup::BackupPlan',
  'AWS::Backup::BackupSelection',
  'AWS::Backup::BackupVault',
  'AWS::Budgets::Budget',
  'AWS::CertificateManager::Certificate',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudWatch::Dashboard',
  'AWS::IAM::OIDCProvider',
  'AWS::IAM::Role',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Permission',
  'AWS::Logs::DeliveryDestination',
  'AWS::Logs::DeliverySource',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
  'AWS::StepFunctions::StateMachine',
  'Custom::SitePublication',
]);
const PRICED = new Set(MONTH.flatMap(({ of }) => of));

/** Keeps a resource that costs by use out of the stacks until the tables of docs/operations.md count it. @throws Error naming each type */
export function refuseUnpriced(app: App): void {
  const types = app.node.findAll().flatMap((each) => (CfnResource.isCfnResource(each) ? [each.cfnResourceType] : []));
  const unknown = new Set(types.filter((type) => !PRICED.has(type) && !WITHOUT_COST.has(type)));
  if (unknown.size > 0) throw new Error(`What does it cost? infra/costs/ has no line for ${[...unknown].join(', ')}.`);
}
