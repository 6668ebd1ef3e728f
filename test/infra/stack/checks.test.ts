import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleStage } from '../../../infra/example-stage.ts';
import { ACCOUNT, callNames, synthesise } from '../fixtures/fixture-stack.ts';

/** Kinds of findings that are acknowledged, and on how many constructs. */
const ACKNOWLEDGED = {
  'AwsSolutions::AwsSolutions-APIG4': callNames.length,
  'AwsSolutions::AwsSolutions-CFR1': 1,
  'AwsSolutions::AwsSolutions-CFR3': 1,
  'AwsSolutions::AwsSolutions-DDB3': 1,
  'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/AWSBackupServiceRolePolicyForS3Backup]': 1,
  'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/SecurityAudit]': 1,
  'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Action::cloudformation:BatchDescribe*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Action::cloudformation:Detect*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::*]': 5,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:cloudformation:eu-central-2:111122223333:stack/website-prod*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:cloudformation:us-east-1:111122223333:stack/website-prod*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:events:eu-central-2:111122223333:rule/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:lambda:eu-central-2:111122223333:function:website-prod*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:lambda:us-east-1:111122223333:function:website-prod*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:logs:eu-central-2:111122223333:log-group:website-prod-MailSubmission*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-111122223333-eu-central-2/*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::website-prod-site-111122223333/*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::website-prod-uploads-111122223333/complaints/*]': 3,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:ses:eu-central-2:111122223333:identity/*]': 2,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:sns:eu-central-2:111122223333:website-prod*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:sns:us-east-1:111122223333:website-prod*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:sqs:eu-central-2:111122223333:website-prod-MailUnsent*]': 1,
  'AwsSolutions::AwsSolutions-S10': 2,
  'AwsSolutions::AwsSolutions-SF1': 2,
  'AwsSolutions::AwsSolutions-SF2': 2,
  'AwsSolutions::AwsSolutions-SMG4': 2,
  'AwsSolutions::AwsSolutions-SQS3': 1,
  'Serverless::Serverless-EventBusDLQ': 4,
  'Serverless::Serverless-LambdaAsyncFailureDestination': 1,
  'Serverless::Serverless-LambdaDLQ': callNames.length + 6,
  'Serverless::Serverless-LambdaDefaultMemorySize': 1,
  'Serverless::Serverless-LambdaStarPermissions': 2,
  'Serverless::Serverless-LambdaTracing': callNames.length + 6,
  'Serverless::Serverless-SNSRedrivePolicy': 2,
  'Serverless::Serverless-SQSRedrivePolicy': 1,
  'Serverless::Serverless-StepFunctionStateMachineXray': 2,
};

interface Report {
  readonly pluginReports: readonly { readonly suppressedViolations?: readonly Acknowledged[] }[];
}

interface Acknowledged {
  readonly acknowledgedAt: string;
  readonly acknowledgedId: string;
  readonly reason: string;
}

it('production with every setting acknowledges these findings and no other, each at its construct and for a reason that names a threat', async () => {
  // A finding that is not acknowledged makes the synthesis itself fail, naming its construct and rule.
  const { folder } = await synthesise('prod', 'empty', { settings: exampleStage, checks: true });
  const { pluginReports } = JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8')) as Report;
  const found = pluginReports.flatMap(({ suppressedViolations = [] }) => suppressedViolations);
  const byId = Object.groupBy(found, ({ acknowledgedId }) => acknowledgedId.replace('<AWS::AccountId>', ACCOUNT));
  expect(Object.fromEntries(Object.entries(byId).map(([id, all = []]) => [id, all.length]))).toEqual(ACKNOWLEDGED);
  for (const { acknowledgedAt, reason } of found) {
    expect(acknowledgedAt).toContain('/');
    expect(reason, acknowledgedAt).toMatch(/^(?=.{80})T\d+(?:, T\d+)*: /);
  }
});
