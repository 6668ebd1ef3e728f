import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StageSettings } from '../../../infra/stack/settings.ts';
import { ACCOUNT, synthesise, type SynthesisedTemplate } from '../fixtures/fixture-stack.ts';
import { all } from '../fixtures/resources.ts';

const DEV = '444455556666';
const repository = { githubRepository: 'firma@12/website@34' };
const accounts: Record<string, StageSettings> = {
  dev: { ...repository, account: DEV },
  prod: repository,
  approved: { ...repository, githubApproves: true },
};

interface RoleProperties {
  readonly RoleName: string;
  readonly AssumeRolePolicyDocument: {
    readonly Statement: readonly {
      readonly Action: string;
      readonly Principal: object;
      readonly Condition: { readonly StringEquals: Readonly<Record<string, string>> };
    }[];
  };
  readonly Policies: readonly {
    readonly PolicyDocument: {
      readonly Statement: readonly { readonly Action: string | string[]; readonly Resource: string | string[] }[];
    };
  }[];
  readonly ManagedPolicyArns?: readonly unknown[];
}

const templates: Record<string, SynthesisedTemplate> = {};
beforeAll(async () => {
  for (const [name, settings] of Object.entries(accounts)) {
    const stage = name === 'dev' ? 'dev' : 'prod';
    templates[name] = (await synthesise(stage, 'empty', { settings, checks: name === 'dev' })).account;
  }
});

const rolesOf = (name: string) =>
  all(templates[name] ?? { Resources: {} }, 'AWS::IAM::Role').map(
    ({ Properties }) => Properties as unknown as RoleProperties,
  );
const statementsOf = ({ Policies }: RoleProperties) =>
  Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
const subjectOf = ({ AssumeRolePolicyDocument: { Statement } }: RoleProperties) =>
  Statement.map(({ Condition }) => Condition.StringEquals['token.actions.githubusercontent.com:sub']);

const opened = (name: string) => rolesOf(name).map((role) => [role.RoleName, ...subjectOf(role)]);

describe('the roles of the workflows', () => {
  it('are open to one repository, by its numbers: to deploy, from the environment of the stage; production only where a person approves', () => {
    const watches = ['website-prod-watches', 'repo:firma@12/website@34:ref:refs/heads/main'];
    expect(opened('dev')).toEqual([
      ['website-dev-deploys', 'repo:firma@12/website@34:environment:dev'],
      ['website-dev-watches', 'repo:firma@12/website@34:ref:refs/heads/main'],
      ['website-dev-compares', 'repo:firma@12/website@34:pull_request'],
    ]);
    expect(opened('prod')).toEqual([watches]);
    expect(opened('approved')).toEqual([
      ['website-prod-deploys', 'repo:firma@12/website@34:environment:prod'],
      watches,
    ]);
  });

  it('trust GitHub’s tokens for AWS and nothing else', () => {
    for (const name of Object.keys(accounts))
      for (const { AssumeRolePolicyDocument } of rolesOf(name))
        expect(AssumeRolePolicyDocument.Statement).toMatchObject([
          {
            Action: 'sts:AssumeRoleWithWebIdentity',
            Principal: { Federated: { 'Fn::GetAtt': [expect.stringMatching(/^GitHub/) as string, 'Arn'] } },
            Condition: { StringEquals: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com' } },
          },
        ]);
  });

  it('that a pull request can become read templates of the development stage, and reach no ARN of production', () => {
    const reachable = Object.keys(accounts).flatMap((name) =>
      rolesOf(name).filter((role) => subjectOf(role).some((subject) => subject?.endsWith(':pull_request'))),
    );
    expect(reachable.map(({ RoleName }) => RoleName)).toEqual(['website-dev-compares']);
    for (const role of reachable) {
      expect(statementsOf(role)).toEqual([
        { Action: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'], Effect: 'Allow', Resource: '*' },
      ]);
      expect(role.ManagedPolicyArns).toBeUndefined();
    }
  });

  it('that only read can assume no other role and read no record, photo or secret', () => {
    const data = /^(?:\*|sts:|dynamodb:(?:Get|Query|Scan|Batch)|s3:Get|secretsmanager:Get|kms:|iam:Pass)/;
    for (const name of Object.keys(accounts))
      for (const role of rolesOf(name).filter(({ RoleName }) => !RoleName.endsWith('-deploys')))
        expect(
          statementsOf(role)
            .flatMap(({ Action }) => [Action].flat())
            .filter((action) => data.test(action)),
        ).toEqual([]);
  });

  it('that deploy act through the roles of CDK’s bootstrap in their own account', () => {
    for (const [name, account] of [
      ['dev', DEV],
      ['approved', ACCOUNT],
    ] as const) {
      const [deploys] = rolesOf(name);
      expect(deploys && statementsOf(deploys)).toMatchObject([
        {
          Action: ['sts:AssumeRole', 'sts:TagSession'],
          Resource: ['deploy', 'file-publishing', 'lookup'].flatMap((role) =>
            ['eu-central-2', 'us-east-1'].map(
              (region) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${role}-role-${account}-${region}`,
            ),
          ),
        },
      ]);
    }
  });

  it('are absent without a repository', async () => {
    const { account } = await synthesise('dev');
    expect(all(account, 'AWS::IAM::Role')).toEqual([]);
  });
});

const files = globSync('.github/workflows/*.yml').toSorted();
const text = (file: string) => readFileSync(file, 'utf8');
/** Name and text of each job of a workflow. */
const jobsOf = (file: string): (readonly [string, string])[] =>
  Array.from(
    text(file).matchAll(/^ {2}(\w+):\n((?:(?: {4}.*)?\n)+)/gm),
    ([, name = '', job = '']) => [name, job] as const,
  );

describe('the workflows', () => {
  it('are these', () => {
    expect(files).toEqual(['check', 'deploy', 'synthesise', 'watch'].map((name) => `.github/workflows/${name}.yml`));
  });

  it.each(files)('%s uses actions by their commit, and starts without permissions', (file) => {
    const used = Array.from(text(file).matchAll(/uses: (\S+)/g), ([, action = '']) => action);
    expect(used.length).toBeGreaterThan(1);
    expect(
      used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(action) && !action.startsWith('./.github/')),
    ).toEqual([]);
    expect(text(file)).toMatch(/^permissions: \{\}$/m);
  });

  it('build and synthesise in one place, once a stage, and hand it on', () => {
    const synthesising = files.filter((file) => text(file).includes('cdk synth'));
    expect(synthesising).toEqual(['.github/workflows/synthesise.yml']);
    const calling = files.flatMap(jobsOf).filter(([, job]) => job.includes('uses: ./.github/workflows/synthesise.yml'));
    expect(calling.map(([name]) => name)).toEqual(['synthesise', 'build', 'synthesise']);
  });

  it('hold no identity where they run the code of packages, except to watch', () => {
    const foreign = /npm (?:ci(?! --ignore-scripts)|test|start)|cdk synth|npm run (?!smoke)/;
    const withIdentity = files.flatMap(jobsOf).filter(([, job]) => job.includes('id-token: write'));
    expect(withIdentity.map(([name]) => name)).toEqual(['compare', 'deploy', 'smoke', 'drift', 'smoke']);
    for (const [name, job] of withIdentity) expect(job, name).not.toMatch(foreign);
    const [, ...deploying] = jobsOf('.github/workflows/deploy.yml').find(([name]) => name === 'deploy') ?? [];
    expect(deploying.join()).not.toMatch(/npm ci|actions\/checkout/);
  });

  it('deploy what another job has built, after the tests, with the version of CDK that built it', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const installed = files.flatMap((file) =>
      Array.from(text(file).matchAll(/aws-cdk@(\S+)/g), ([, version]) => version),
    );
    expect(new Set(installed)).toEqual(new Set([devDependencies['aws-cdk']]));
    const deploy = jobsOf('.github/workflows/deploy.yml').find(([name]) => name === 'deploy')?.[1];
    expect(deploy).toMatch(/needs: \[build, test\]/);
    expect(deploy).toMatch(/sha256sum --check/);
    expect(deploy).toMatch(/required_reviewers/);
  });

  it('send test requests to production every week, with the role that may only read', () => {
    const watch = text('.github/workflows/watch.yml');
    expect(watch).toMatch(/^ {4}- cron: '\d+ \d+ \* \* 1'$/m);
    const smoke = jobsOf('.github/workflows/watch.yml').find(([name]) => name === 'smoke')?.[1];
    expect(smoke).toContain('role/website-prod-watches');
    expect(smoke).toMatch(/^ {6}- run: npm run smoke -- --stage prod$/m);
  });

  it('run commands and roles that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
    const everything = files.map(text).join('\n');
    const commands = Array.from(everything.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(commands).toContain('smoke');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const roles = new Set(Object.keys(accounts).flatMap((each) => rolesOf(each).map(({ RoleName }) => RoleName)));
    const named = Array.from(everything.matchAll(/role\/(website-(?:\$\{\{.*?\}\}|[\w-])+)/g), ([, name = '']) => name);
    expect(named.length).toBeGreaterThan(2);
    for (const name of named) expect([...roles]).toContain(name.replace(/\$\{\{.*?\}\}/, 'dev'));
  });

  it('stop at the first command that fails, also before a pipe', () => {
    expect(files.filter((file) => !text(file).includes('shell: bash'))).toEqual([]);
  });
});
