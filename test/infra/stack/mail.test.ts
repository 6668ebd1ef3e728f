import { describe, expect, it } from 'vitest';
import { MAIL_TIME_MS } from '../../../functions/mail/mail-rows.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';
import { all } from '../fixtures/resources.ts';

const { template } = await synthesise('prod');

/** Properties of the mails' resources of a type. */
const mails = (type: string) =>
  all(template, type).flatMap(({ id, Properties }) => (id.startsWith('Mail') ? [Properties] : []));

describe('the streams', () => {
  it('are read in batches, new rows only, halved, five retries, a day at most, then reported to the queue', () => {
    const [queue] = all(template, 'AWS::SQS::Queue');
    const mapping = {
      BatchSize: 10,
      BisectBatchOnFunctionError: true,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue?.id, 'Arn'] } } },
      FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRecordAgeInSeconds: 86_400,
      MaximumRetryAttempts: 5,
      StartingPosition: 'TRIM_HORIZON',
    };
    expect(mails('AWS::Lambda::EventSourceMapping')).toMatchObject([...allForms, ...allForms].map(() => mapping));
  });

  it('bring no more rows in a batch than can be mailed before the function is cut off', () => {
    const batches = mails('AWS::Lambda::EventSourceMapping').map(({ BatchSize }) => Number(BatchSize));
    const timeouts = mails('AWS::Lambda::Function').map(({ Timeout }) => Number(Timeout) * 1000);
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
    expect(mails('AWS::SES::ConfigurationSet')).toEqual([set, set]);
    const reported = {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint', 'reject', 'renderingFailure'] },
    };
    expect(mails('AWS::SES::ConfigurationSetEventDestination')).toMatchObject([reported, reported]);
  });

  it('with a row is kept for a fortnight in a queue that is encrypted', () =>
    expect(mails('AWS::SQS::Queue')).toEqual([{ MessageRetentionPeriod: 1_209_600, SqsManagedSseEnabled: true }]));
});
