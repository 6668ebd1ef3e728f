import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { COUNTED_CAUSES } from '../../../functions/runtime/log.ts';
import { PHOTOS_FUNCTION } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { bucketName, tableName } from '../settings/names.ts';
import { accountOf } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';
import { UPLOAD_METRICS } from './buckets.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Mail } from './mail.ts';
import { combined, withZeros } from './metric-math.ts';
import type { RequestApi } from './request-api.ts';

const FIVE_MINUTES = Duration.minutes(5);
/** A row is mailed within seconds, and CloudWatch knows of both within minutes. */
const MAILED_WITHIN = Duration.minutes(15);
/** The probe, which runs every half an hour, calls the API within it. */
export const PROBED_WITHIN = Duration.minutes(45);

export interface Watched {
  readonly settings: Settings;
  readonly api: RequestApi;
  /** Absent on a stage that sends no mail. */
  readonly mail: Mail | undefined;
}

export type WatchedMetrics = ReturnType<typeof watchedMetrics>;

/** What alarms and dashboard show. CloudWatch charges each metric of an alarm. */
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
  const warned = (name: string, cause: string) =>
    counted(name, functionOf(complaint.id).logGroup, FilterPattern.stringValue('$.cause.error', '=', cause));
  const submissions = counted('Submissions', api.accessLog, FilterPattern.stringValue('$.status', '=', '201'));
  const mailers = (mail?.functions ?? []).map((each) => each.function);
  const ages = mailers.map((mailer) =>
    mailer.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: FIVE_MINUTES }),
  );
  return {
    submissions,
    daily: withZeros('stored', [submissions], Duration.days(1)),
    photosDenied: warned('PhotosDenied', COUNTED_CAUSES.photosDenied),
    infected: settings.malwareScan === 'on' ? warned('MalwareFound', COUNTED_CAUSES.malwareFound) : undefined,
    photoCalls: functionOf(PHOTOS_FUNCTION).function.metricInvocations({ period: Duration.hours(1) }),
    uploads: new Metric({
      namespace: 'AWS/S3',
      metricName: 'PutRequests',
      dimensionsMap: { BucketName: bucketName(settings, 'uploads', accountOf(settings)), FilterId: UPLOAD_METRICS },
      statistic: Stats.SUM,
      period: FIVE_MINUTES,
    }),
    expired: inTables(settings, 'expired', 'TimeToLiveDeletedItemCount', Stats.SUM),
    deleted: inTables(settings, 'deleted', 'SuccessfulRequestLatency', Stats.SAMPLE_COUNT, { Operation: 'DeleteItem' }),
    unprobed: unprobed(
      new Metric({
        namespace: 'AWS/Logs',
        metricName: 'IncomingLogEvents',
        dimensionsMap: { LogGroupName: api.accessLog.logGroupName },
        statistic: Stats.SUM,
      }),
      functionOf(PHOTOS_FUNCTION).function.metricInvocations(),
    ),
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
          'all functions',
        ),
        unmailed: unmailed(
          submissions,
          mailers.map((mailer) => mailer.metricInvocations({ statistic: Stats.SUM })),
        ),
      },
    }),
  };
}

/** A count of each form's table in an hour, together. An alarm takes ten metrics, so each count has a separate alarm. */
const inTables = (
  settings: Settings,
  name: string,
  metricName: string,
  statistic: string,
  dimensions: Readonly<Record<string, string>> = {},
) =>
  withZeros(
    name,
    allForms.map(
      ({ table }) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName,
          statistic,
          dimensionsMap: { TableName: tableName(settings, table), ...dimensions },
        }),
    ),
    Duration.hours(1),
  );

/** 1 while the API's log has no line, or nothing asks for an upload: visitors do that too rarely to hide that the probe, which is in another region, does not come. */
const unprobed = (lines: Metric, uploads: Metric) =>
  combined(
    'IF(logged == 0 OR asked == 0, 1, 0)',
    {
      logged: withZeros('lines', [lines], PROBED_WITHIN),
      asked: withZeros('uploads', [uploads], PROBED_WITHIN),
    },
    PROBED_WITHIN,
  );

/**
 * 1 for a quarter of an hour in which a row was stored, if one of the functions was not started in it nor in the next. Lambda has no metric of
 * what it does not read: `IteratorAge` comes with an invocation only. As rows and invocations are counted at different moments, only the quarter
 * before the last is judged: `m - DIFF(m)` is its value.
 */
function unmailed(stored: Metric, invocations: readonly Metric[]) {
  const started = invocations.map(
    (metric, index) => [`started${index}`, withZeros(`calls${index}x`, [metric], MAILED_WITHIN)] as const,
  );
  const isNotStarted = started.map(([name]) => `${name} + ${name} - DIFF(${name}) == 0`).join(' OR ');
  return combined(
    `IF(stored - DIFF(stored) > 0 AND (${isNotStarted}), 1, 0)`,
    { stored: withZeros('rows', [stored], MAILED_WITHIN), ...Object.fromEntries(started) },
    MAILED_WITHIN,
  );
}
