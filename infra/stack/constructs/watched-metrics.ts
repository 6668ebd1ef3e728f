import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { PHOTOS_FUNCTION } from '../../../shared/api.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import type { Settings } from '../settings/settings.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Mail } from './mail.ts';
import type { RequestApi } from './request-api.ts';

const FIVE_MINUTES = Duration.minutes(5);
/** A row is mailed within seconds, and CloudWatch knows of both within minutes. */
const MAILED_WITHIN = Duration.minutes(15);

export interface Watched {
  readonly settings: Settings;
  readonly api: RequestApi;
  /** Absent on a stage that sends no mail. */
  readonly mail: Mail | undefined;
}

export type WatchedMetrics = ReturnType<typeof watchedMetrics>;

/** What alarms and dashboard show. CloudWatch charges each metric of an alarm; an expression costs nothing. */
export function watchedMetrics(scope: Construct, { settings, api, mail }: Watched) {
  const counted = (name: string, log: LogGroup, filterPattern: IFilterPattern) =>
    new MetricFilter(scope, name, {
      logGroup: log,
      filterPattern,
      metricNamespace: `Website/${settings.stage}`,
      metricName: name,
    }).metric({ statistic: Stats.SUM, period: FIVE_MINUTES });
  const functionOf = (id: string): BundledFunction => {
    const found = api.functions.find(({ name }) => name === id);
    if (!found) throw new Error(`There is no function ${id}.`);
    return found;
  };
  const submissions = counted('Submissions', api.accessLog, FilterPattern.stringValue('$.status', '=', '201'));
  const mailers = (mail?.functions ?? []).map((each) => each.function);
  const ages = mailers.map((mailer) =>
    mailer.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: FIVE_MINUTES }),
  );
  return {
    submissions,
    photosDenied: counted(
      'PhotosDenied',
      functionOf(complaint.id).logGroup,
      FilterPattern.stringValue('$.cause.error', '=', 'AccessDenied'),
    ),
    photoCalls: functionOf(PHOTOS_FUNCTION).function.metricInvocations({ period: Duration.hours(1) }),
    // Of all functions of the account in this region: those of each function cost 1.40 USD a month more.
    errors: LambdaFunction.metricAllErrors({ period: FIVE_MINUTES }),
    throttles: LambdaFunction.metricAllThrottles({ period: FIVE_MINUTES }),
    serverErrors: api.http.metricServerError({ statistic: Stats.SUM, period: FIVE_MINUTES }),
    latency: api.http.metricLatency({ statistic: Stats.p(99), period: FIVE_MINUTES }),
    ...(mail && {
      mails: {
        bounceRate: new Metric({
          namespace: 'AWS/SES',
          metricName: 'Reputation.BounceRate',
          statistic: Stats.MAXIMUM,
          period: Duration.hours(1),
        }),
        unsent: mail.unsent.metricApproximateNumberOfMessagesVisible({
          statistic: Stats.MAXIMUM,
          period: FIVE_MINUTES,
        }),
        ages,
        oldestAge: combined(
          'MAX(METRICS())',
          Object.fromEntries(ages.map((age, index) => [`m${index}`, age])),
          FIVE_MINUTES,
        ),
        unmailed: unmailed(
          submissions,
          mailers.map((mailer) => mailer.metricInvocations({ statistic: Stats.SUM })),
        ),
      },
    }),
  };
}

/**
 * 1 for a quarter of an hour in which a row was stored, if one of the functions was not started in it nor in the next. Lambda has no metric of
 * what it does not read: `IteratorAge` comes with an invocation only. A metric without data is no row of zeros, not even by FILL, so zeros are
 * added; and as rows and invocations are counted at different moments, only the quarter before the last is judged: `m - DIFF(m)` is its value.
 */
function unmailed(stored: Metric, invocations: readonly Metric[]): IMetric {
  const withZeros = (name: string, metric: Metric) =>
    combined(`SUM([${name}, TIME_SERIES(0)])`, { [name]: metric.with({ period: MAILED_WITHIN }) }, MAILED_WITHIN);
  const started = invocations.map((metric, index) => [`started${index}`, withZeros(`calls${index}`, metric)] as const);
  const isNotStarted = started.map(([name]) => `${name} + ${name} - DIFF(${name}) == 0`).join(' OR ');
  return combined(
    `IF(stored - DIFF(stored) > 0 AND (${isNotStarted}), 1, 0)`,
    { stored: withZeros('rows', stored), ...Object.fromEntries(started) },
    MAILED_WITHIN,
  );
}

const combined = (expression: string, usingMetrics: Record<string, IMetric>, period: Duration): MathExpression =>
  new MathExpression({ expression, usingMetrics, period, label: 'all functions' });
