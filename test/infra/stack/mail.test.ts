import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AttributeType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_TIME_MS } from '../../../functions/mail/mail-rows.ts';
import { Mail, type MailProps } from '../../../infra/stack/mail.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { settingsOf } from '../fixtures/fixture-stack.ts';

let folder: string;
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Empty modules in the place of the functions. */
async function makeBundles(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'mail-stack-'));
  for (const name of ['submission-mail', 'confirmation-mail']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.mjs'), 'export const handler = 1;');
  }
  return folder;
}

/** The mails' part of the stack, for two forms. */
function synthesiseMail(settings: MailProps['settings'], bundles: string): Template {
  const app = new App({
    analyticsReporting: false,
    treeMetadata: false,
    context: { 'aws:cdk:disable-asset-staging': true },
  });
  const stack = new Stack(app, 'Test', { env: { region: 'eu-central-2' } });
  const sources = [sampleFolder, contact].map((form) => {
    const table = new Table(stack, form.id, {
      partitionKey: { name: 'id', type: AttributeType.STRING },
      stream: StreamViewType.NEW_IMAGE,
    });
    return { form, table };
  });
  // oxlint-disable-next-line no-new
  new Mail(stack, 'Mail', { settings, bundles, siteUrl: 'https://www.firma.ch', sources });
  return Template.fromStack(stack);
}

let template: Template;
beforeAll(async () => {
  const bundles = await makeBundles();
  template = synthesiseMail(settingsOf('prod') as MailProps['settings'], bundles);
});

const propertiesOf = (of: Template, type: string) =>
  Object.values(of.findResources(type)).map(({ Properties }) => Properties as Record<string, unknown>);

describe('the streams', () => {
  it('are read in batches, new rows only, halved, five retries, a day at most, then reported to the queue', () => {
    const [queue = ''] = Object.keys(template.findResources('AWS::SQS::Queue'));
    const mappings = propertiesOf(template, 'AWS::Lambda::EventSourceMapping');
    expect(mappings).toHaveLength(4);
    for (const mapping of mappings) {
      expect(mapping).toMatchObject({
        BatchSize: 10,
        BisectBatchOnFunctionError: true,
        DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue, 'Arn'] } } },
        FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRecordAgeInSeconds: 86_400,
        MaximumRetryAttempts: 5,
        StartingPosition: 'TRIM_HORIZON',
      });
    }
  });

  it('bring no more rows in a batch than can be mailed before the function is cut off', () => {
    const batches = propertiesOf(template, 'AWS::Lambda::EventSourceMapping').map(({ BatchSize }) => Number(BatchSize));
    const timeouts = propertiesOf(template, 'AWS::Lambda::Function').map(({ Timeout }) => Number(Timeout) * 1000);
    expect(Math.max(...batches) * MAIL_TIME_MS).toBeLessThan(Math.min(...timeouts));
  });
});

describe('what goes wrong', () => {
  it('with a mail is reported to the operator: bounces, complaints, refusals; SES suppresses such an address, and never sends without TLS', () => {
    const set = {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    };
    expect(propertiesOf(template, 'AWS::SES::ConfigurationSet')).toEqual([set, set]);
    const reported = {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint', 'reject', 'renderingFailure'] },
    };
    expect(propertiesOf(template, 'AWS::SES::ConfigurationSetEventDestination')).toMatchObject([reported, reported]);
  });

  it('is paused for one mailer without the other: each has a set of its own', () => {
    const sets = propertiesOf(template, 'AWS::Lambda::Function').flatMap(
      ({ Environment }) =>
        (Environment as { Variables: { CONFIGURATION_SET?: { Ref: string } } }).Variables.CONFIGURATION_SET?.Ref ?? [],
    );
    expect(new Set(sets).size).toBe(2);
  });

  it('with mails at all is told to the operator', () => {
    expect(propertiesOf(template, 'AWS::SNS::Subscription')).toMatchObject([
      { Protocol: 'email', Endpoint: 'betrieb@firma.ch' },
    ]);
  });

  it('with a row is kept for a fortnight in a queue that is encrypted and reached by TLS only', () => {
    expect(propertiesOf(template, 'AWS::SQS::Queue')).toEqual([
      { MessageRetentionPeriod: 1_209_600, SqsManagedSseEnabled: true },
    ]);
    expect(JSON.stringify(propertiesOf(template, 'AWS::SQS::QueuePolicy'))).toContain(
      '"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"',
    );
  });
});
