import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { LOG_RETENTION_DAYS } from '../../../shared/retention.ts';
import {
  callNames,
  DOMAIN,
  synthesise,
  type Synthesised,
  type SynthesisedTemplate,
} from '../fixtures/fixture-stack.ts';
import { all, named, one } from '../fixtures/resources.ts';

let full: Synthesised;
beforeAll(async () => {
  full = await synthesise('prod', 'empty', { settings: DOMAIN });
});

const stack = (name: string): SynthesisedTemplate => full.templates[name] ?? { Resources: {} };
const website = () => stack('website-prod');
const data = () => stack('website-prod-data');
const watch = () => stack('website-prod-edge-watch');
const alarms = () =>
  [website(), watch()].flatMap((template) =>
    all(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties),
  );

describe('limits', () => {
  it('of each route are twenty calls a second and a burst of forty, of all together fifty and a hundred', () => {
    const limit = { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 };
    const routes = all(website(), 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties['RouteKey']);
    expect(one(website(), 'AWS::ApiGatewayV2::Stage')).toMatchObject({
      DefaultRouteSettings: { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 },
      RouteSettings: Object.fromEntries(routes.map((route) => [route, limit])),
    });
    expect(routes).toHaveLength(callNames.length);
  });

  it('of each table are two hundred writes a second, of the one that counts confirmations fifty', () => {
    const throughputs = [data(), website()].flatMap((template) =>
      all(template, 'AWS::DynamoDB::Table').map(({ Properties }) => Properties['OnDemandThroughput']),
    );
    expect(
      throughputs
        .map((limit) => (limit as { MaxWriteRequestUnits: number }).MaxWriteRequestUnits)
        .toSorted((a, b) => a - b),
    ).toEqual([50, ...allForms.map(() => 200)]);
  });

  it('of the bill are reported to the operator', () => {
    const subscribers = [{ SubscriptionType: 'EMAIL', Address: 'betrieb@firma.ch' }];
    const notification = (NotificationType: string, Threshold: number) => ({
      Notification: { NotificationType, Threshold, ThresholdType: 'PERCENTAGE', ComparisonOperator: 'GREATER_THAN' },
      Subscribers: subscribers,
    });
    expect(one(watch(), 'AWS::Budgets::Budget')).toMatchObject({
      Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 25, Unit: 'USD' } },
      NotificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
    });
  });
});

describe('logs', () => {
  it('of calls hold these and nothing of the visitor', () => {
    const { AccessLogSettings } = one(website(), 'AWS::ApiGatewayV2::Stage') as {
      AccessLogSettings: { Format: string };
    };
    expect(JSON.parse(AccessLogSettings.Format)).toEqual({
      requestId: '$context.requestId',
      time: '$context.requestTime',
      route: '$context.routeKey',
      status: '$context.status',
      responseBytes: '$context.responseLength',
      latencyMs: '$context.responseLatency',
      integrationStatus: '$context.integrationStatus',
      integrationLatencyMs: '$context.integrationLatency',
    });
  });

  it('of CloudFront go to Zürich without address, browser, origin page, cookies, query or path, which opens a photo', () => {
    const fields = one(watch(), 'AWS::Logs::Delivery')['RecordFields'] as string[];
    expect(fields).toContain('sc-status');
    expect(
      fields.filter((name) => /ip|forwarded|user-agent|referer|cookie|query|uri|port|country|asn/i.test(name)),
    ).toEqual([]);
    const bucket = 'website-prod-access-logs-111122223333';
    expect(JSON.stringify(one(watch(), 'AWS::Logs::DeliveryDestination'))).toContain(`arn:aws:s3:::${bucket}`);
    expect(JSON.stringify(named(data(), 'LogBucket')['BucketName'])).toContain(bucket);
    expect(one(watch(), 'AWS::Logs::DeliverySource')).toMatchObject({
      LogType: 'ACCESS_LOGS',
      Name: 'website-prod-cloudfront',
    });
  });

  it('may be written by CloudFront’s delivery and for the two other buckets, and by nothing else', () => {
    const policy = all(data(), 'AWS::S3::BucketPolicy').find(
      ({ Properties }) => JSON.stringify(Properties['Bucket']) === '{"Ref":"LogBucket"}',
    );
    const { Statement } = (policy?.Properties['PolicyDocument'] ?? {}) as {
      Statement: { Effect: string; Principal: object; Condition: object }[];
    };
    const own = { 'aws:SourceAccount': '111122223333' };
    expect(
      Statement.filter(({ Effect }) => Effect === 'Allow').map(({ Principal, Condition }) => [Principal, Condition]),
    ).toEqual([
      [
        { Service: 'delivery.logs.amazonaws.com' },
        {
          StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', ...own },
          ArnLike: { 'aws:SourceArn': 'arn:aws:logs:us-east-1:111122223333:delivery-source:*' },
        },
      ],
      ...['SiteBucket', 'UploadsBucket'].map((id) => [
        { Service: 'logging.s3.amazonaws.com' },
        { StringEquals: own, ArnLike: { 'aws:SourceArn': { 'Fn::GetAtt': [id, 'Arn'] } } },
      ]),
    ]);
  });

  it('are all gone after thirty days', () => {
    const retentions = all(website(), 'AWS::Logs::LogGroup').map(({ Properties }) => Properties['RetentionInDays']);
    expect(new Set(retentions)).toEqual(new Set([LOG_RETENTION_DAYS]));
    expect(named(data(), 'LogBucket')['LifecycleConfiguration']).toMatchObject({
      Rules: [{ ExpirationInDays: LOG_RETENTION_DAYS, Status: 'Enabled' }],
    });
  });
});

describe('alarms', () => {
  it('are these, with these thresholds', () => {
    const told = alarms().map((alarm) => [
      String(alarm['AlarmName']).replace('website-prod-', ''),
      alarm['MetricName'] ??
        (alarm['Metrics'] as { Expression?: string }[]).find(({ Expression }) => Expression)?.Expression,
      alarm['Statistic'] ?? alarm['ExtendedStatistic'],
      alarm['ComparisonOperator'],
      alarm['Threshold'],
      alarm['Period'],
      `${String(alarm['DatapointsToAlarm'])} of ${String(alarm['EvaluationPeriods'])}`,
      alarm['TreatMissingData'],
    ]);
    const atLeast = 'GreaterThanOrEqualToThreshold';
    expect(told).toEqual([
      ['api-errors', '5xx', 'Sum', atLeast, 1, 300, '1 of 1', 'notBreaching'],
      ['function-errors', 'SUM(METRICS())', undefined, atLeast, 1, undefined, '1 of 1', 'notBreaching'],
      ['function-throttles', 'SUM(METRICS())', undefined, atLeast, 1, undefined, '1 of 1', 'notBreaching'],
      ['slow-answers', 'Latency', 'p99', 'GreaterThanThreshold', 3000, 300, '3 of 3', 'notBreaching'],
      ['photos-denied', 'PhotosDenied', 'Sum', atLeast, 1, 300, '1 of 1', 'notBreaching'],
      ['many-photos', 'Invocations', 'Sum', 'GreaterThanThreshold', 50, 3600, '1 of 1', 'notBreaching'],
      ['many-requests', 'Submissions', 'Sum', 'GreaterThanThreshold', 60, 3600, '1 of 1', 'notBreaching'],
      ['no-submissions', 'Submissions', 'Sum', 'LessThanThreshold', 1, 86_400, '7 of 7', 'breaching'],
      ['bounce-rate', 'Reputation.BounceRate', 'Maximum', 'GreaterThanThreshold', 0.02, 3600, '1 of 1', 'notBreaching'],
      ['unsent-mails', 'ApproximateNumberOfMessagesVisible', 'Maximum', atLeast, 1, 300, '1 of 1', 'notBreaching'],
      [
        'late-mails',
        'MAX(METRICS())',
        undefined,
        'GreaterThanThreshold',
        1_800_000,
        undefined,
        '1 of 1',
        'notBreaching',
      ],
      ['site-errors', '5xxErrorRate', 'Average', 'GreaterThanThreshold', 5, 300, '2 of 3', 'notBreaching'],
    ]);
  });

  it('of bounces switches the confirmations off by itself, and no other mails', () => {
    const [set] = all(website(), 'AWS::SES::ConfigurationSet').filter(({ id }) => id.startsWith('MailConfirmation'));
    const [alarm] = all(website(), 'AWS::CloudWatch::Alarm').filter(
      ({ Properties }) => Properties['AlarmName'] === 'website-prod-bounce-rate',
    );
    const { DefinitionString } = one(website(), 'AWS::StepFunctions::StateMachine');
    const [, pieces] = (DefinitionString as { 'Fn::Join': [string, (string | { Ref: string })[]] })['Fn::Join'];
    const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.Ref)).join('');
    expect(JSON.parse(text)).toEqual({
      StartAt: 'Pause',
      States: {
        Pause: {
          Type: 'Task',
          Resource: 'arn:AWS::Partition:states:::aws-sdk:sesv2:putConfigurationSetSendingOptions',
          Parameters: { ConfigurationSetName: set?.id, SendingEnabled: false },
          Retry: [{ ErrorEquals: ['States.ALL'] }],
          End: true,
        },
      },
    });
    expect(one(website(), 'AWS::Events::Rule')).toMatchObject({
      State: 'ENABLED',
      EventPattern: {
        source: ['aws.cloudwatch'],
        'detail-type': ['CloudWatch Alarm State Change'],
        resources: [{ 'Fn::GetAtt': [alarm?.id, 'Arn'] }],
        detail: { state: { value: ['ALARM'] } },
      },
    });
  });

  it('count what the functions and the API really write', () => {
    const filters = all(website(), 'AWS::Logs::MetricFilter').map(
      ({ Properties: { FilterPattern, MetricTransformations } }) => [FilterPattern, MetricTransformations],
    );
    expect(filters).toMatchObject([
      ['{ $.status = "201" }', [{ MetricName: 'Submissions', MetricNamespace: 'Website/prod', MetricValue: '1' }]],
      [
        '{ $.cause.error = "AccessDenied" }',
        [{ MetricName: 'PhotosDenied', MetricNamespace: 'Website/prod', MetricValue: '1' }],
      ],
    ]);
    expect(readFileSync('functions/complaint.ts', 'utf8')).toContain("cause: { error: 'AccessDenied' }");
  });

  it('count the calls for uploads', () => {
    const [presign] = all(website(), 'AWS::Lambda::Function').filter(({ id }) => id.startsWith('ComplaintPhotos'));
    expect(alarms().find(({ AlarmName }) => AlarmName === 'website-prod-many-photos')?.['Dimensions']).toEqual([
      { Name: 'FunctionName', Value: { Ref: presign?.id } },
    ]);
  });

  it('watch every function that a visitor’s request reaches', () => {
    const functions = all(website(), 'AWS::Lambda::Function')
      .map(({ id }) => id)
      .filter((id) => !id.startsWith('Publication'));
    // And the two that send mails.
    expect(functions).toHaveLength(callNames.length + 2);
    const errors = alarms().find(({ AlarmName }) => AlarmName === 'website-prod-function-errors');
    for (const id of functions) expect(JSON.stringify(errors)).toContain(`{"Ref":"${id}"}`);
  });

  it('reach the operator by mail, over TLS only, and each has its page in the runbook', () => {
    const runbook = readFileSync('docs/runbook.md', 'utf8');
    for (const alarm of alarms()) {
      const name = String(alarm['AlarmName']).replace('website-prod-', '');
      expect(alarm['AlarmDescription']).toContain(`docs/runbook.md#${name}`);
      expect(runbook.split('\n')).toContain(`## ${name}`);
      expect(alarm['AlarmActions']).toHaveLength(1);
    }
    const topics = [website(), watch()].flatMap((template) => all(template, 'AWS::SNS::Topic'));
    const subscriptions = [website(), watch()].flatMap((template) => all(template, 'AWS::SNS::Subscription'));
    expect(subscriptions.map(({ Properties }) => Properties)).toEqual(
      topics.map(({ id }) => ({ Protocol: 'email', Endpoint: 'betrieb@firma.ch', TopicArn: { Ref: id } })),
    );
    const policies = [website(), watch()].flatMap((template) => all(template, 'AWS::SNS::TopicPolicy'));
    expect(policies).toHaveLength(topics.length);
    for (const policy of policies)
      expect(JSON.stringify(policy)).toContain('"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"');
  });
});
