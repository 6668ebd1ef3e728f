import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTemplate } from '../../../infra/local/template/read-template.ts';
import type { Template } from '../../../infra/local/template/specs.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { ACCOUNT, synthesise, type Synthesised } from '../fixtures/fixture-stack.ts';
import { all } from '../fixtures/resources.ts';

let prod: Synthesised;
let local: Synthesised;
beforeAll(async () => {
  prod = await synthesise('prod', 'empty', { settings: { firewall: 'off', isProtected: true } });
  local = await synthesise('local');
});

/** The account of the local host. */
const LOCAL_ACCOUNT = '000000000000';

/** Behaviour of the stacks, without the names that differ between stages. */
function behaviourOf({ folder, name }: Synthesised): unknown {
  for (const stack of [name, 'website-account', `${name}-data`]) {
    const file = `${folder}/${stack}.template.json`;
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ACCOUNT, LOCAL_ACCOUNT));
  }
  const { routes, functions, roles, tables, buckets, distribution }: Template = readTemplate(folder, name);
  const whole = {
    routes: routes.map(({ key }) => key),
    functions: functions.map((spec) => [
      spec.name,
      Object.keys(spec.environment),
      spec.timeoutMs,
      spec.memoryMb,
      spec.handler,
    ]),
    // CDK orders the resources of a statement by whether their names are known.
    roles: roles
      .filter(({ arn }) => functions.some(({ roleArn }) => roleArn === arn))
      .map(({ statements }) =>
        statements.map((statement) => ({ ...statement, Resource: [statement.Resource].flat().toSorted() })),
      ),
    tables,
    uploads: buckets.filter(({ cors }) => cors.length > 0),
    site: buckets.filter(({ siteFolder }) => siteFolder !== undefined).map((bucket) => bucket.name),
    behaviours: distribution.behaviours.map(({ origin, ...behaviour }) => [
      { ...origin, headers: Object.keys(origin.headers) },
      behaviour,
    ]),
  };
  return JSON.parse(JSON.stringify(whole).replaceAll(/website-prod-|-000000000000/g, ''));
}

describe('the local stage', () => {
  it('is the production stage: the local host supports all its resources; routes, roles, files, headers and limits are the same', () => {
    expect(behaviourOf(local)).toEqual(behaviourOf(prod));
  });
});

describe('the storage of records', () => {
  // A changed id is a new, empty resource: never change this list without moving the data.
  it('keeps these ids in production', () => {
    const stateful =
      /^AWS::(?:DynamoDB::|S3::Bucket$|SecretsManager::|SQS::Queue$|CloudFront::Distribution|SES::EmailIdentity)/;
    const ids = [prod.data, prod.account, prod.template]
      .flatMap(({ Resources }) => Object.entries(Resources))
      .flatMap(([id, { Type }]) => (stateful.test(Type) ? [`${Type} ${id}`] : []));
    const kept = [
      'AWS::CloudFront::Distribution Distribution',
      'AWS::DynamoDB::Table ComplaintTable',
      'AWS::DynamoDB::Table ConfirmationsTable',
      'AWS::DynamoDB::Table ConsultationTable',
      'AWS::DynamoDB::Table ContactTable',
      'AWS::DynamoDB::Table SalesTable',
      'AWS::DynamoDB::Table SampleFolderTable',
      'AWS::S3::Bucket LogBucket',
      'AWS::S3::Bucket SiteBucket',
      'AWS::S3::Bucket UploadsBucket',
      'AWS::SES::EmailIdentity MailanfragenfirmachF201D538',
      'AWS::SES::EmailIdentity Mailwebsitefirmach63081E1B',
      'AWS::SQS::Queue MailUnsent121A9487',
      'AWS::SecretsManager::Secret ApiOriginSecret179E6A63C',
    ];
    expect(kept.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is all in the stack of the data, except a table that counts confirmations, under names that a new stack can import it by', () => {
    const records = /^AWS::(?:DynamoDB::Table|S3::Bucket)$/;
    const names = Object.values(prod.data.Resources).flatMap(({ Type, Properties }) =>
      records.test(Type) ? [Properties['TableName'] ?? Properties['BucketName']] : [],
    );
    expect(names).toEqual([
      ...allForms.map(({ table }) => table),
      'website-prod-access-logs-111122223333',
      'website-prod-site-111122223333',
      'website-prod-uploads-111122223333',
    ]);
    expect(
      Object.entries(prod.template.Resources).flatMap(([id, { Type }]) => (records.test(Type) ? [id] : [])),
    ).toEqual(['ConfirmationsTable']);
  });

  it('can be taken over by a new stack: it refers to nothing else there', () => {
    const imported = Object.entries(prod.data.Resources).filter(([, { Type }]) =>
      /^AWS::(?:DynamoDB::Table|S3::Bucket)$/.test(Type),
    );
    const referred = Array.from(
      JSON.stringify(imported).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"([\w:]+)"/g),
      ([, id = '']) => id,
    );
    const known = imported.map(([id]) => id);
    expect(referred.filter((id) => !known.includes(id) && !id.startsWith('AWS::'))).toEqual([]);
  });

  it('cannot be deleted by mistake after the operator has switched the protection on, which a failed first deployment must not have', async () => {
    const unprotected = await synthesise('prod');
    for (const [stage, isProtected] of [
      [prod, true],
      [unprotected, false],
    ] as const) {
      expect(
        Object.values(artifactsOf(stage)).map(({ properties }) => properties?.terminationProtection ?? false),
      ).toEqual(Object.keys(stage.templates).map(() => isProtected));
      const tables = all(stage.data, 'AWS::DynamoDB::Table').map(
        ({ Properties }) => Properties['DeletionProtectionEnabled'],
      );
      expect(tables).toEqual(allForms.map(() => isProtected));
    }
  });

  it('is tagged with its stage, as everything else', () => {
    for (const [name, { properties }] of Object.entries(artifactsOf(prod)))
      expect(properties?.tags).toEqual({ project: 'website', ...(name !== 'website-account' && { stage: 'prod' }) });
  });
});

interface Artifact {
  readonly type: string;
  readonly properties?: { readonly terminationProtection?: boolean; readonly tags?: object };
}

/** The stacks in the manifest that CDK's command line tool reads. */
function artifactsOf({ folder }: Synthesised): Record<string, Artifact> {
  const { artifacts } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as {
    artifacts: Record<string, Artifact>;
  };
  return Object.fromEntries(Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack'));
}
