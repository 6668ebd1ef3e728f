import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { callNames, DOMAIN, featureFlags, NO_SETTINGS, synthesise } from '../fixtures/fixture-stack.ts';

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
const NO_FIREWALL = { 'AwsSolutions::AwsSolutions-CFR2': 1 };
const NO_DOMAIN = { 'AwsSolutions::AwsSolutions-CFR4': 1 };

interface Report {
  readonly pluginReports: readonly {
    readonly pluginName: string;
    readonly conclusion: string;
    readonly violations: readonly unknown[];
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

const reportIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8')) as Report;

const openIn = ({ pluginReports }: Report) =>
  pluginReports.map(({ pluginName, conclusion, violations }) => [pluginName, conclusion, violations]);
const NONE_OPEN = [
  ['AwsSolutions', 'success', []],
  ['Serverless', 'success', []],
];

describe.each([
  ['prod', 'with a domain and the firewall', DOMAIN, WITH_MAIL],
  [
    'prod',
    'at the address of CloudFront, without the firewall',
    { firewall: 'off' },
    { ...WITH_MAIL, ...NO_DOMAIN, ...NO_FIREWALL },
  ],
  [
    'dev',
    'without any setting',
    NO_SETTINGS,
    { ...ALWAYS, ...NO_DOMAIN, ...NO_FIREWALL, 'AwsSolutions::AwsSolutions-S10': 4 },
  ],
  ['dev', 'with the firewall', { firewall: 'on' }, { ...WITH_MAIL, ...NO_DOMAIN }],
] as const)('the stage %s %s', (stage, _, settings, expected) => {
  let report: Report;
  // A finding that is not acknowledged makes the synthesis itself fail, naming its construct and rule.
  beforeAll(async () => {
    const { folder } = await synthesise(stage, 'empty', { settings, checks: true });
    report = reportIn(folder);
  });

  it('has no open finding of AWS Solutions, Serverless and CloudFormation’s own rules', () => {
    expect(openIn(report)).toEqual(NONE_OPEN);
  });

  it('acknowledges these findings and no other, each at its construct and for a reason that names a threat', () => {
    const found = report.pluginReports.flatMap(({ suppressedViolations = [] }) => suppressedViolations);
    const counts = Object.entries(Object.groupBy(found, idOf)).map(([id, all = []]) => [id, all.length]);
    expect(Object.fromEntries(counts)).toEqual(expected);
    for (const { acknowledgedAt, reason } of found) {
      expect(acknowledgedAt).toContain('/');
      expect(reason, acknowledgedAt).toMatch(/^(?=.{80})T\d+(?:, T\d+)*: /);
    }
  });
});

const STAGES = [
  ['dev', {}],
  ['prod', {}],
  ['prod', DOMAIN],
] as const;
const COMBINATIONS = STAGES.flatMap(([stage, settings]) =>
  (['on', 'off'] as const).flatMap((firewall) =>
    (['on', 'off'] as const).map((malwareScan) => [stage, { ...settings, firewall, malwareScan }] as const),
  ),
);

describe('CloudFormation’s own schemas', { tags: 'thorough' }, () => {
  it('refuse a property that they do not know', () => {
    const app = new App({ analyticsReporting: false, builtinCloudFormationValidation: true, context: featureFlags });
    const stack = new Stack(app, 'Stack', { env: { region: 'eu-central-2' } });
    const queue = new CfnResource(stack, 'Queue', { type: 'AWS::SQS::Queue', properties: { VisibilityTimeot: 5 } });
    expect(() => app.synth(), queue.logicalId).toThrow(/VisibilityTimeot/u);
  });

  it.each(COMBINATIONS)('accept the stage %s with %j', async (stage, settings) => {
    // A finding makes the synthesis itself fail.
    const { folder, templates } = await synthesise(stage, 'empty', { settings, checks: true });
    expect(Object.keys(templates).length).toBeGreaterThan(3);
    expect(openIn(reportIn(folder))).toEqual(NONE_OPEN);
  });
});
