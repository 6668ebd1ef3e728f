import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTemplate } from '../../../infra/local/template/read-template.ts';
import { synthesise, type Synthesised } from '../fixtures/fixture-stack.ts';
import { all, named } from '../fixtures/resources.ts';
import type { Template } from '../../../infra/local/template/specs.ts';

let prod: Synthesised;
let local: Synthesised;
beforeAll(async () => {
  prod = await synthesise('prod', 'empty', { settings: { waf: 'off' } });
  local = await synthesise('local');
});

/** What a template does, without the names that differ from stage to stage. */
function deeds({ folder, name }: Synthesised): unknown {
  const { routes, functions, roles, tables, buckets, distribution }: Template = readTemplate(folder, name);
  const whole = {
    routes: routes.map(({ key }) => key),
    functions: functions.map((spec) => [spec.name, Object.keys(spec.environment), spec.timeoutMs, spec.memoryMb, spec.handler]),
    roles: roles.map(({ statements }) => statements),
    tables,
    uploads: buckets.filter(({ cors }) => cors.length > 0),
    behaviours: distribution.behaviours.map(({ origin, ...behaviour }) => [{ ...origin, headers: Object.keys(origin.headers) }, behaviour]),
  };
  return JSON.parse(JSON.stringify(whole).replaceAll(/musterstein-prod-|-000000000000/g, ''));
}

describe('what runs on this machine', () => {
  it('is the production stack: every resource of that is known here, and routes, roles, headers and limits are the same', () => {
    expect(deeds(local)).toEqual(deeds(prod));
  });
});

describe('what holds records', () => {
  // A changed id is a new, empty resource: never change this list without moving the data.
  it('keeps these ids in production', () => {
    const stateful = /^AWS::(?:DynamoDB::|S3::Bucket$|SecretsManager::|SQS::Queue$|CloudFront::Distribution|SES::EmailIdentity)/;
    const ids = Object.entries(prod.template.Resources).flatMap(([id, { Type }]) => (stateful.test(Type) ? [`${Type} ${id}`] : []));
    expect(ids.toSorted()).toEqual([
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
      'AWS::SES::EmailIdentity MailSender3CE0A474',
      'AWS::SQS::Queue MailUnsent121A9487',
      'AWS::SecretsManager::Secret ApiOriginSecretBC5DA8DF',
    ]);
  });

  it('cannot be deleted by mistake: the stacks are protected, tables and buckets outlive them', () => {
    const manifest = JSON.parse(readFileSync(`${prod.folder}/manifest.json`, 'utf8')) as { artifacts: Record<string, { properties?: { terminationProtection?: boolean } }> };
    for (const name of Object.keys(prod.templates)) expect(manifest.artifacts[name]?.properties?.terminationProtection, name).toBe(true);
    const records = all(prod.template, 'AWS::DynamoDB::Table').filter(({ Properties }) => Properties['TableName'] !== 'confirmations');
    expect(records.map(({ Properties }) => Properties['DeletionProtectionEnabled'])).toEqual(Array.from({ length: 5 }, () => true));
  });

  it('is tagged with its stage', () => {
    expect(named(prod.template, 'ContactTable')['Tags']).toEqual([
      { Key: 'project', Value: 'website' },
      { Key: 'stage', Value: 'prod' },
    ]);
  });
});
