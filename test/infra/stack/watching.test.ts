import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTED_CAUSES } from '../../../functions/runtime/log.ts';
import { LOG_RETENTION_DAYS } from '../../../shared/retention.ts';
import { ALARM_ADDRESSES, callNames, FULL, RUNBOOK, synthesise } from '../fixtures/fixture-stack.ts';
import { all, one, rightsOf } from '../fixtures/resources.ts';

const { template: website, templates } = await synthesise('prod', 'empty', { settings: FULL });
const watch = templates['website-prod-edge-watch'] ?? { Resources: {} };
const inBoth = (type: string) => [website, watch].flatMap((template) => all(template, type));
const inAny = (type: string) => Object.values(templates).flatMap((template) => all(template, type));
const ruleOf = (start: string) => all(website, 'AWS::Events::Rule').find(({ id }) => id.startsWith(start))?.Properties;
const idOf = (type: string, start: string) => all(website, type).find(({ id }) => id.startsWith(start))?.id;

interface Alarm {
  readonly Metrics?: readonly { readonly Expression?: string; readonly MetricStat?: unknown }[];
  readonly [property: string]: unknown;
}

/** A call that a state makes. */
const ask = (service: string, call: string) => `arn:AWS::Partition:states:::aws-sdk:${service}:${call}`;
const LAMBDA = 'AWS::Lambda::Function';
const MACHINE = 'AWS::StepFunctions::StateMachine';

/** A state machine, with the ids of the resources that it names. */
function machineOf(start: string): unknown {
  const found = all(website, MACHINE).find(({ id }) => id.startsWith(start))?.Properties['DefinitionString'];
  const [, pieces] = (found as { 'Fn::Join': [string, (string | { Ref?: string; 'Fn::GetAtt'?: string[] })[]] })[
    'Fn::Join'
  ];
  return JSON.parse(
    pieces.map((piece) => (typeof piece === 'string' ? piece : (piece.Ref ?? piece['Fn::GetAtt']?.[0]))).join(''),
  );
}

/** By their names, in the order of the stacks. */
const alarms = new Map(
  inBoth('AWS::CloudWatch::Alarm').map(({ Properties }) => [
    String(Properties['AlarmName']).replace('website-prod-', ''),
    Properties as unknown as Alarm,
  ]),
);

it('limits of each route are twenty calls a second and a burst of forty, of all together fifty and a hundred', () => {
  const limit = { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 };
  const routes = all(website, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties['RouteKey']);
  expect(one(website, 'AWS::ApiGatewayV2::Stage')).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 },
    RouteSettings: Object.fromEntries(routes.map((route) => [route, limit])),
  });
  expect(routes).toHaveLength(callNames.length);
});

describe('logs', () => {
  it('of calls hold these and nothing of the visitor', () => {
    const { AccessLogSettings } = one(website, 'AWS::ApiGatewayV2::Stage') as { AccessLogSettings: { Format: string } };
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
    const fields = one(watch, 'AWS::Logs::Delivery')['RecordFields'] as string[];
    expect(fields).toContain('sc-status');
    expect(
      fields.filter((name) => /ip|forwarded|user-agent|referer|cookie|query|uri|port|country|asn/i.test(name)),
    ).toEqual([]);
  });

  it('are all gone after thirty days', () => {
    const groups = inAny('AWS::Logs::LogGroup').map(({ Properties }) => Properties['RetentionInDays']);
    expect(new Set(groups)).toEqual(new Set([LOG_RETENTION_DAYS]));
  });
});

const counted = (log: string, pattern: string, MetricName: string) => ({
  LogGroupName: { Ref: idOf('AWS::Logs::LogGroup', log) },
  FilterPattern: `{ ${pattern} }`,
  MetricTransformations: [{ MetricName, MetricNamespace: 'Website/prod', MetricValue: '1' }],
});

/** That names a function, by its id. */
const dimension = (id: string | undefined) => [{ Name: 'FunctionName', Value: { Ref: id } }];

describe('alarms', () => {
  it('of bounces switches the confirmations off by itself, and no other mails', () => {
    const set = idOf('AWS::SES::ConfigurationSet', 'MailConfirmation');
    expect(machineOf('MonitoringPause')).toHaveProperty('States', {
      Pause: {
        Type: 'Task',
        Resource: ask('sesv2', 'putConfigurationSetSendingOptions'),
        Arguments: { ConfigurationSetName: set, SendingEnabled: false },
        Retry: [{ ErrorEquals: ['States.ALL'] }],
        End: true,
      },
    });
    const arn = ['arn:aws:ses:eu-central-2:111122223333:configuration-set/', { Ref: set }];
    const machine = idOf(MACHINE, 'MonitoringPause');
    expect(rightsOf(website, 'MonitoringPause')).toEqual([
      ['ses:PutConfigurationSetSendingOptions', { 'Fn::Join': ['', arn] }, undefined],
      ['states:StartExecution', { Ref: machine }, undefined],
    ]);
    const alarm = idOf('AWS::CloudWatch::Alarm', 'Alarmsbouncerate');
    expect(ruleOf('MonitoringPause')).toMatchObject({
      State: 'ENABLED',
      EventPattern: {
        source: ['aws.cloudwatch'],
        'detail-type': ['CloudWatch Alarm State Change'],
        resources: [{ 'Fn::GetAtt': [alarm, 'Arn'] }],
        detail: { state: { value: ['ALARM'] } },
      },
      Targets: [{ Arn: { Ref: machine } }],
    });
  });

  it('take at most ten metrics each, as CloudWatch allows', () => {
    const counts = [...alarms.values()].map(
      ({ Metrics = [] }) => Metrics.filter(({ MetricStat }) => MetricStat).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  });

  it('count what the functions and the API write', () =>
    expect(all(website, 'AWS::Logs::MetricFilter').map(({ Properties }) => Properties)).toEqual([
      counted('ApiAccessLog', '$.status = "201"', 'Submissions'),
      counted('ComplaintEndpointLog', `$.cause.error = "${COUNTED_CAUSES.photosDenied}"`, 'PhotosDenied'),
      counted('ComplaintEndpointLog', `$.cause.error = "${COUNTED_CAUSES.malwareFound}"`, 'MalwareFound'),
    ]));

  it('have the probe: every half an hour, in another region, without a right but its log', () => {
    const probe = all(watch, LAMBDA).map(({ id }) => id);
    expect(probe).toHaveLength(1);
    const input = { site: 'https://www.firma.ch', document: '/dokumente/profil.pdf', redirected: 'https://firma.ch' };
    expect(one(watch, 'AWS::Events::Rule')).toMatchObject({
      ScheduleExpression: 'rate(30 minutes)',
      State: 'ENABLED',
      Targets: [{ Arn: { 'Fn::GetAtt': [probe[0], 'Arn'] }, Input: JSON.stringify(input) }],
    });
    expect(rightsOf(watch)).toEqual([[['logs:CreateLogStream', 'logs:PutLogEvents'], expect.anything(), undefined]]);
    expect(JSON.stringify(alarms.get('site-probe')?.Metrics)).toContain(JSON.stringify(dimension(probe[0])));
  });

  it('reach both addresses as they begin and end, and each has its page in the runbook', () => {
    const runbook = readFileSync('docs/runbook.md', 'utf8').split('\n');
    for (const [name, { AlarmDescription, AlarmActions, OKActions }] of alarms) {
      expect(AlarmDescription).toContain(`${RUNBOOK}#${name}`);
      expect(runbook).toContain(`## ${name}`);
      expect([name, AlarmActions]).toEqual([name, [{ Ref: expect.stringContaining('AlarmsTopic') as string }]]);
      expect([name, OKActions]).toEqual([name, AlarmActions]);
    }
    const topics = inBoth('AWS::SNS::Topic').map(({ id }) => ({ Ref: id }));
    expect(topics).toHaveLength(2);
    expect(inBoth('AWS::SNS::Subscription').map(({ Properties }) => Properties)).toEqual(
      topics.flatMap((TopicArn) => ALARM_ADDRESSES.map((Endpoint) => ({ Protocol: 'email', Endpoint, TopicArn }))),
    );
  });

  it('are joined by what AWS Backup and SES report of a failure, to the same addresses', () => {
    const topic = { Ref: idOf('AWS::SNS::Topic', 'Alarms') };
    expect(ruleOf('MonitoringBackupFailed')).toMatchObject({
      EventPattern: {
        source: ['aws.backup'],
        'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['ABORTED', 'EXPIRED', 'FAILED', 'PARTIAL'] },
      },
      Targets: [
        {
          Arn: topic,
          InputTransformer: { InputTemplate: expect.stringContaining(`${RUNBOOK}#backup-failed`) as string },
        },
      ],
    });
    const sent = all(website, 'AWS::SES::ConfigurationSetEventDestination').map(
      ({ Properties }) => Properties['EventDestination'],
    );
    const destination = { SnsDestination: { TopicARN: topic } };
    expect(sent).toMatchObject([destination, destination]);
  });
});
