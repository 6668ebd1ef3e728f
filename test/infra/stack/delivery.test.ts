/** @module-tag thorough */
import { expect, it } from 'vitest';
import type { StageSettings } from '../../../infra/stack/settings/settings.ts';
import { ACCOUNT, synthesise } from '../fixtures/fixture-stack.ts';
import { all } from '../fixtures/resources.ts';

const DEV = '444455556666';
const repository = { githubRepository: 'firma@12/website@34' };
type Right = readonly [action: unknown, resource: unknown];

/** A role that GitHub's tokens for AWS open for one subject: its name, whom it trusts, what it may do, and policies of AWS. */
const role = (name: string, subject: string, may: readonly Right[], managed?: readonly unknown[]) => [
  name,
  [
    {
      Action: 'sts:AssumeRoleWithWebIdentity',
      Effect: 'Allow',
      Principal: { Federated: { 'Fn::GetAtt': [expect.stringMatching(/^GitHub/) as string, 'Arn'] } },
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': `repo:${repository.githubRepository}:${subject}`,
        },
      },
    },
  ],
  may.map(([Action, Resource]) => ({ Effect: 'Allow', Action, Resource })),
  managed,
];

/** Acts through the roles of CDK's bootstrap in its own account. */
const deploys = (stage: string, account: string, ...regions: readonly string[]) =>
  role(`website-${stage}-deploys`, `environment:${stage}`, [
    [
      ['sts:AssumeRole', 'sts:TagSession'],
      ['deploy', 'file-publishing', 'lookup']
        .flatMap((name) =>
          ['eu-central-2', 'us-east-1', ...regions].map(
            (region) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${name}-role-${account}-${region}`,
          ),
        )
        .toSorted(),
    ],
  ]);
const inBothRegions = (service: string, account: string, name: string) =>
  ['eu-central-2', 'us-east-1'].map((region) => `arn:aws:${service}:${region}:${account}:${name}*`);
/** Reads what the smoke test reads: no record, photo or secret, and no configuration of a function or of CloudFront. */
const watches = (stage: string, account: string) => {
  const own = `eu-central-2:${account}`;
  const stacks = inBothRegions('cloudformation', account, `stack/website-${stage}`);
  return role(`website-${stage}-watches`, 'ref:refs/heads/main', [
    [['logs:DescribeLogGroups', 'sns:GetSubscriptionAttributes'], '*'],
    ['logs:FilterLogEvents', `arn:aws:logs:${own}:log-group:website-${stage}-MailSubmission*`],
    ['sqs:GetQueueAttributes', `arn:aws:sqs:${own}:website-${stage}-MailUnsent*`],
    [['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'], stacks],
    ['sns:ListSubscriptionsByTopic', inBothRegions('sns', account, `website-${stage}`)],
  ]);
};
/** Reads how services are configured, for drift detection: of the functions' code and variables those of this stage only. */
const audits = (stage: string, account: string) =>
  role(
    `website-${stage}-audits`,
    'ref:refs/heads/main',
    [
      [['cloudformation:BatchDescribe*', 'cloudformation:Detect*'], '*'],
      ['lambda:GetFunction', inBothRegions('lambda', account, `function:website-${stage}`)],
    ],
    [expect.objectContaining({ 'Fn::Join': ['', expect.arrayContaining([':iam::aws:policy/SecurityAudit'])] })],
  );
/** What code of a pull request can become. */
const compares = role('website-dev-compares', 'pull_request', [
  [['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'], '*'],
]);

const inDev = { ...repository, account: DEV };
const copied = { ...repository, githubApproves: true, backup: { region: 'eu-central-1' } } as const;
const watched = [watches('prod', ACCOUNT), audits('prod', ACCOUNT)];
it.each<[string, 'dev' | 'prod', StageSettings, readonly unknown[]]>([
  ['dev', 'dev', inDev, [deploys('dev', DEV), watches('dev', DEV), audits('dev', DEV), compares]],
  ['production, where nobody approves a deployment', 'prod', repository, watched],
  // With copies in another region.
  ['production, where a person approves it', 'prod', copied, [deploys('prod', ACCOUNT, 'eu-central-1'), ...watched]],
])(
  'the roles of the workflows of %s are exactly these, open to one repository by its numbers',
  async (_, stage, settings, roles) => {
    const checks = settings.account === DEV && ({ checks: 'all' } as const);
    const { account } = await synthesise(stage, 'empty', { settings, ...checks });
    const found = all(account, 'AWS::IAM::Role').map(({ Properties }) => Properties as unknown as RoleProperties);
    expect(
      found.map(({ RoleName, AssumeRolePolicyDocument, Policies, ManagedPolicyArns }) => [
        RoleName,
        AssumeRolePolicyDocument.Statement,
        Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
        ManagedPolicyArns,
      ]),
    ).toEqual(roles);
  },
);

interface RoleProperties {
  readonly RoleName: string;
  readonly AssumeRolePolicyDocument: { readonly Statement: unknown };
  readonly Policies: readonly { readonly PolicyDocument: { readonly Statement: readonly unknown[] } }[];
  readonly ManagedPolicyArns?: readonly unknown[];
}
