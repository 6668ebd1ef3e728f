import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callNames, DOMAIN, NO_SETTINGS, synthesise } from '../fixtures/fixture-stack.ts';

/** Kinds of findings that are acknowledged, and on how many constructs. */
const ALWAYS = {
  'AwsSolutions::AwsSolutions-APIG4': callNames.length,
  'AwsSolutions::AwsSolutions-CFR1': 1,
  'AwsSolutions::AwsSolutions-CFR3': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-ACCOUNT-eu-central-2/*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::website-STAGE-site-ACCOUNT/*]': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::website-STAGE-uploads-ACCOUNT/complaints/*]': 2,
  'AwsSolutions::AwsSolutions-S10': 2,
  'AwsSolutions::AwsSolutions-SMG4': 1,
  'Serverless::Serverless-LambdaDLQ': callNames.length + 2,
  'Serverless::Serverless-LambdaDefaultMemorySize': 1,
  'Serverless::Serverless-LambdaTracing': callNames.length + 2,
};
const WITH_MAIL = {
  ...ALWAYS,
  'AwsSolutions::AwsSolutions-DDB3': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:ses:eu-central-2:ACCOUNT:identity/*]': 2,
  'AwsSolutions::AwsSolutions-SF1': 1,
  'AwsSolutions::AwsSolutions-SF2': 1,
  'AwsSolutions::AwsSolutions-SQS3': 1,
  'Serverless::Serverless-EventBusDLQ': 1,
  'Serverless::Serverless-LambdaDLQ': callNames.length + 4,
  'Serverless::Serverless-LambdaTracing': callNames.length + 4,
  'Serverless::Serverless-SNSRedrivePolicy': 3,
  'Serverless::Serverless-SQSRedrivePolicy': 1,
  'Serverless::Serverless-StepFunctionStateMachineXray': 1,
};
const WITHOUT_SETTINGS = {
  ...ALWAYS,
  'AwsSolutions::AwsSolutions-CFR2': 1,
  'AwsSolutions::AwsSolutions-CFR4': 1,
  'AwsSolutions::AwsSolutions-S10': 4,
};

interface Report {
  readonly pluginReports: readonly {
    readonly suppressedViolations?: readonly Acknowledged[];
  }[];
}

interface Acknowledged {
  readonly acknowledgedAt: string;
  readonly acknowledgedId: string;
  readonly reason: string;
}

/** The acknowledged rule, whatever account and stage it names. */
const idOf = ({ acknowledgedId }: Acknowledged) =>
  acknowledgedId.replace(/111122223333|<AWS::AccountId>/, 'ACCOUNT').replace(/website-(?:dev|prod)/, 'website-STAGE');

it.each([
  ['prod', 'with a domain and the firewall', DOMAIN, WITH_MAIL],
  ['dev', 'without any setting', NO_SETTINGS, WITHOUT_SETTINGS],
] as const)(
  'the stage %s %s acknowledges these findings and no other, each at its construct and for a reason that names a threat',
  async (stage, _, settings, expected) => {
    // A finding that is not acknowledged makes the synthesis itself fail, naming its construct and rule.
    const { folder } = await synthesise(stage, 'empty', { settings, checks: true });
    const { pluginReports } = JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8')) as Report;
    const found = pluginReports.flatMap(({ suppressedViolations = [] }) => suppressedViolations);
    const counts = Object.entries(Object.groupBy(found, idOf)).map(([id, all = []]) => [id, all.length]);
    expect(Object.fromEntries(counts)).toEqual(expected);
    for (const { acknowledgedAt, reason } of found) {
      expect(acknowledgedAt).toContain('/');
      expect(reason, acknowledgedAt).toMatch(/^(?=.{80})T\d+(?:, T\d+)*: /);
    }
  },
);
