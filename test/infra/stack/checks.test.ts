import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOMAIN, synthesise } from '../fixtures/fixture-stack.ts';

/** Kinds of findings that stand, each with its reason on the construct that it is about, and how many constructs those are. */
const ALWAYS = {
  'AwsSolutions::AwsSolutions-APIG4': 6,
  'AwsSolutions::AwsSolutions-CFR1': 1,
  'AwsSolutions::AwsSolutions-CFR3': 1,
  'AwsSolutions::AwsSolutions-DDB3': 1,
  'AwsSolutions::AwsSolutions-IAM5[Resource::<UploadsBucket.Arn>/complaints/*]': 2,
  'AwsSolutions::AwsSolutions-SMG4': 1,
  'AwsSolutions::AwsSolutions-SQS3': 1,
  'Serverless::Serverless-LambdaDLQ': 8,
  'Serverless::Serverless-LambdaTracing': 8,
  'Serverless::Serverless-SQSRedrivePolicy': 1,
};
const checks = [AwsSolutionsChecks, ServerlessChecks].map((Pack) => (app: ConstructorParameters<typeof Pack>[0]) => new Pack(app));

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

describe.each([
  ['with a domain and the firewall', DOMAIN, ALWAYS],
  ['at the address of CloudFront, without a firewall', { waf: 'off' }, { ...ALWAYS, 'AwsSolutions::AwsSolutions-CFR4': 1, 'AwsSolutions::AwsSolutions-CFR2': 1 }],
] as const)('the production stage %s', (_, settings, expected) => {
  let report: Report;
  // An error that nobody acknowledged makes the synthesis itself fail, naming its construct and rule.
  beforeAll(async () => {
    const { folder } = await synthesise('prod', 'empty', { settings, checks });
    report = JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8')) as Report;
  });

  it('has no open finding of AWS Solutions, Serverless and CloudFormation’s own rules', () => {
    const open = report.pluginReports.map(({ pluginName, conclusion, violations }) => [pluginName, conclusion, violations]);
    expect(open).toEqual([
      ['AwsSolutions', 'success', []],
      ['Serverless', 'success', []],
    ]);
  });

  it('acknowledges these findings and no other, each at its construct and for a reason that names a threat', () => {
    const found = report.pluginReports.flatMap(({ suppressedViolations = [] }) => suppressedViolations);
    const counts = Object.entries(Object.groupBy(found, ({ acknowledgedId }) => acknowledgedId)).map(([id, all = []]) => [id, all.length]);
    expect(Object.fromEntries(counts)).toEqual(expected);
    for (const { acknowledgedAt, reason } of found) {
      expect(acknowledgedAt.split('/').length, acknowledgedAt).toBeGreaterThan(2);
      expect(reason, acknowledgedAt).toMatch(/^(?=.{80})T\d+(?:, T\d+)*: /);
    }
  });
});
