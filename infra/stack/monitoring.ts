import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, MathExpression, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { complaint } from '../../shared/forms/complaint.ts';
import { AlarmTopic, type AlarmRule } from './alarm-topic.ts';
import { dashboard } from './dashboard.ts';
import type { RequestApi } from './request-api.ts';
import type { Settings } from './settings.ts';

const FIVE_MINUTES = Duration.minutes(5);
const ANY = { operator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD, threshold: 1, periods: 1 };
/** A visitor waits no longer willingly; a cold start and one retry of the database stay below. */
const SLOW_MS = 3000;

export interface MonitoringProps {
  readonly settings: Settings;
  readonly api: RequestApi;
  /** All functions, those besides the API's included. */
  readonly functions: readonly LambdaFunction[];
  /** What is known of rows whose mail could not be sent. */
  readonly unsentMails: IQueue;
  readonly distributionId: string;
}

/** Tells the operator what visitors would otherwise notice first, and shows it all on one page. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { settings, api, functions, unsentMails, distributionId }: MonitoringProps) {
    super(scope, id);
    const counted = (name: string, log: LogGroup, filterPattern: IFilterPattern) =>
      new MetricFilter(this, name, {
        logGroup: log,
        filterPattern,
        metricNamespace: `Website/${settings.stage}`,
        metricName: name,
      }).metric({ statistic: Stats.SUM, period: FIVE_MINUTES });

    const submissions = counted('Submissions', api.accessLog, FilterPattern.stringValue('$.status', '=', '201'));
    const complaintLog = api.functions.find(({ name }) => name === complaint.id)?.logGroup;
    if (!complaintLog) throw new Error('The complaint has no function.');
    const photosDenied = counted('PhotosDenied', complaintLog, FilterPattern.stringValue('$.cause.error', '=', 'AccessDenied'));
    const errors = functions.map((each) => each.metricErrors({ period: FIVE_MINUTES }));
    const throttles = functions.map((each) => each.metricThrottles({ period: FIVE_MINUTES }));
    const serverErrors = api.http.metricServerError({ statistic: Stats.SUM, period: FIVE_MINUTES });
    const unsent = unsentMails.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, period: FIVE_MINUTES });

    const rules: AlarmRule[] = [
      { name: 'api-errors', says: 'A visitor was told that a request could not be stored.', metric: serverErrors, ...ANY },
      { name: 'function-errors', says: 'A function failed without an answer of its own.', metric: sum(errors), ...ANY },
      { name: 'function-throttles', says: 'A function was not started for want of capacity in this account.', metric: sum(throttles), ...ANY },
      {
        name: 'slow-answers',
        says: `One request in a hundred took more than ${SLOW_MS / 1000} s, for a quarter of an hour.`,
        metric: api.http.metricLatency({ statistic: Stats.p(99), period: FIVE_MINUTES }),
        operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        threshold: SLOW_MS,
        periods: 3,
      },
      { name: 'photos-denied', says: 'The photos of a complaint could not be read, so it was refused.', metric: photosDenied, ...ANY },
      {
        name: 'no-submissions',
        says: `No request was stored for ${settings.silentDays} days.`,
        metric: submissions.with({ period: Duration.days(1) }),
        operator: ComparisonOperator.LESS_THAN_THRESHOLD,
        threshold: 1,
        periods: settings.silentDays,
        silenceIsBad: true,
      },
      { name: 'unsent-mails', says: 'A request is stored, but its mail could not be sent.', metric: unsent, ...ANY },
    ];
    const topic = new AlarmTopic(this, 'Alarms', settings);
    for (const rule of rules) topic.add(rule);
    dashboard(this, 'Dashboard', { settings, distributionId, api, submissions, errors, throttles, unsent });
  }
}

const sum = (metrics: readonly IMetric[]): IMetric =>
  new MathExpression({
    expression: 'SUM(METRICS())',
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
    period: FIVE_MINUTES,
    label: 'all functions',
  });
