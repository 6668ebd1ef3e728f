import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StageSettings } from '../../../infra/stack/settings.ts';
import { synthesise, type SynthesisedTemplate } from '../fixtures/fixture-stack.ts';
import { all } from '../fixtures/resources.ts';

const settings: StageSettings = { githubRepository: 'firma/website' };

interface RoleProperties {
  readonly RoleName: string;
  readonly AssumeRolePolicyDocument: { readonly Statement: readonly { readonly Principal: object; readonly Condition: { readonly StringEquals: Readonly<Record<string, unknown>> } }[] };
  readonly Policies: readonly { readonly PolicyDocument: { readonly Statement: readonly { readonly Action: unknown; readonly Resource: unknown }[] } }[];
}

const templates: Record<string, SynthesisedTemplate> = {};
beforeAll(async () => {
  for (const stage of ['dev', 'prod'] as const) Object.assign(templates, (await synthesise(stage, 'empty', { settings, checks: true })).templates);
});

const rolesOf = (stage: string) => all(templates[`website-${stage}-delivery`] ?? { Resources: {} }, 'AWS::IAM::Role').map(({ Properties }) => Properties as unknown as RoleProperties);

/** Whom a role trusts: workflows of these subjects. */
const open = (...subjects: readonly string[]) => ({
  Principal: { Federated: 'arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com' },
  'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
  'token.actions.githubusercontent.com:sub': subjects,
});
const bootstrap = (...names: readonly string[]) => names.flatMap((name) => ['eu-central-2', 'us-east-1'].map((region) => `arn:aws:iam::111122223333:role/cdk-hnb659fds-${name}-role-111122223333-${region}`));

describe('the roles of the workflows', () => {
  it('are open to one repository: to deploy, from the environment of the stage; to read, also from pull requests on the development stage', () => {
    const opened = ['dev', 'prod'].flatMap((stage) => rolesOf(stage)).map(({ RoleName, AssumeRolePolicyDocument: { Statement } }) => [RoleName, ...Statement.map(({ Principal, Condition }) => ({ Principal, ...Condition.StringEquals }))]);
    expect(opened).toEqual([
      ['website-dev-deploys', open('repo:firma/website:environment:dev')],
      ['website-dev-watches', open('repo:firma/website:ref:refs/heads/main', 'repo:firma/website:pull_request')],
      ['website-prod-deploys', open('repo:firma/website:environment:prod')],
      ['website-prod-watches', open('repo:firma/website:ref:refs/heads/main')],
    ]);
  });

  it('act through the roles of CDK’s bootstrap, and read what the smoke test needs', () => {
    const may = rolesOf('prod').map(({ Policies }) => Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement.map(({ Action, Resource }) => [Action, Resource])));
    const assume = ['sts:AssumeRole', 'sts:TagSession'];
    const own = 'eu-central-2:111122223333';
    const smokeTest = [
      ['cloudformation:DescribeStacks', `arn:aws:cloudformation:${own}:stack/website-prod/*`],
      ['logs:DescribeLogGroups', '*'],
      ['logs:FilterLogEvents', `arn:aws:logs:${own}:log-group:website-prod-MailSubmission*`],
      ['sqs:GetQueueAttributes', `arn:aws:sqs:${own}:website-prod-MailUnsent*`],
    ];
    expect(may).toEqual([
      [[assume, bootstrap('deploy', 'file-publishing', 'lookup')], ...smokeTest],
      [[assume, bootstrap('lookup')], ...smokeTest],
    ]);
  });

  it('are absent without a repository', async () => {
    const { templates: without } = await synthesise('dev');
    expect(Object.keys(without)).not.toContain('website-dev-delivery');
  });
});

const files = globSync('.github/workflows/*.yml').toSorted();
const text = (file: string) => readFileSync(file, 'utf8');

describe('the workflows', () => {
  it('are these', () => {
    expect(files).toEqual(['check', 'deploy', 'watch'].map((name) => `.github/workflows/${name}.yml`));
  });

  it.each(files)('%s uses actions by their commit, and starts without permissions', (file) => {
    const used = Array.from(text(file).matchAll(/uses: (\S+)/g), ([, action = '']) => action);
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(action) && !action.startsWith('./.github/'))).toEqual([]);
    expect(text(file)).toMatch(/^permissions: \{\}$/m);
  });

  it('send test requests to production every week, with the role that may only read', () => {
    const watch = text('.github/workflows/watch.yml');
    expect(watch).toMatch(/^ {4}- cron: '\d+ \d+ \* \* 1'$/m);
    const [, smoke = ''] = /^ {2}smoke:\n((?: {4}.*\n)+)/m.exec(watch) ?? [];
    expect(smoke).toContain('role/website-prod-watches');
    expect(smoke).toMatch(/^ {6}- run: npm run smoke -- --stage prod$/m);
  });

  it('run commands and roles that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
    const everything = files.map(text).join('\n');
    const commands = Array.from(everything.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(commands).toContain('smoke');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const roles = new Set(['dev', 'prod'].flatMap((stage) => rolesOf(stage).map(({ RoleName }) => RoleName)));
    const named = Array.from(everything.matchAll(/role\/(website-(?:\$\{\{.*?\}\}|[\w-])+)/g), ([, name = '']) => name);
    expect(named.length).toBeGreaterThan(2);
    for (const stage of ['dev', 'prod']) for (const name of named) expect([...roles]).toContain(name.replace(/\$\{\{.*?\}\}/, stage));
  });
});
