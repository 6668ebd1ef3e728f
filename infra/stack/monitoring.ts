import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { PHOTOS_FUNCTION } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { MOST_CONFIRMATIONS_AN_HOUR } from '../../shared/retention.ts';
import { AlarmTopic, type AlarmRule } from './alarm-topic.ts';
import { dashboard } from './dashboard.ts';
import type { Mail } from './mail.ts';
import { PauseConfirmations } from './pause-confirmations.ts';
import type { RequestApi } from './request-api.ts';
import type { Settings } from './settings.ts';

const FIVE_MINUTES = Duration.minutes(5);
const ANY = { operator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD, threshold: 1, periods: 1 };
/** A cold start and one retry of the database take less. */
const SLOW_MS = 3000;
/** A mail is sent within seconds; five retries of a failing one take minutes. */
const LATE_MAIL_MINUTES = 30;
/** Each call offers up to 100 MB. One address gets 120 an hour through the firewall, ten complaints in an hour make some twenty (threats.md T2). */
const PHOTO_CALLS_ALARM = 50;

/** Stored requests of an hour: as many as get a confirmation. */
const REQUESTS_ALARM = MOST_CONFIRMATIONS_AN_HOUR;
const BOUNCES = 'bounce-rate';
/** Of the whole account. */
const BOUNCES_ALARM = 0.02;

interface MonitoringProps {
  readonly settings: Settings;
  readonly api: RequestApi;
  /** Absent on a stage that sends no mail. */
  readonly mail: Mail | undefined;
  readonly distributionId: string;
}

/** Alarms for what visitors would otherwise notice first, and a dashboard. CloudFront's alarm is in `edge-watch-stack.ts`. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { settings, api, mail, distributionId }: MonitoringProps) {
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
    const photosDenied = counted(
      'PhotosDenied',
      complaintLog,
      FilterPattern.stringValue('$.cause.error', '=', 'AccessDenied'),
    );
    const presign = api.functions.find(({ name }) => name === PHOTOS_FUNCTION);
    if (!presign) throw new Error('The photos have no function.');
    const mailers = (mail?.functions ?? []).map((each) => each.function);
    const functions = [...api.functions.map((each) => each.function), ...mailers];
    const errors = functions.map((each) => each.metricErrors({ period: FIVE_MINUTES }));
    const throttles = functions.map((each) => each.metricThrottles({ period: FIVE_MINUTES }));
    const serverErrors = api.http.metricServerError({ statistic: Stats.SUM, period: FIVE_MINUTES });
    const unsent = mail?.unsent.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: FIVE_MINUTES,
    });
    const ages = mailers.map((mailer) =>
      mailer.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: FIVE_MINUTES }),
    );

    const rules: AlarmRule[] = [
      {
        name: 'api-errors',
        says: 'A visitor was told that a request could not be stored.',
        metric: serverErrors,
        ...ANY,
      },
      {
        name: 'function-errors',
        says: 'A function failed without answering.',
        metric: combined('SUM', errors),
        ...ANY,
      },
      {
        name: 'function-throttles',
        says: 'A function was not started because the concurrency of the account is used up.',
        metric: combined('SUM', throttles),
        ...ANY,
      },
      {
        name: 'slow-answers',
        says: `One request in a hundred took more than ${SLOW_MS / 1000} s, for a quarter of an hour.`,
        metric: api.http.metricLatency({ statistic: Stats.p(99), period: FIVE_MINUTES }),
        operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        threshold: SLOW_MS,
        periods: 3,
      },
      {
        name: 'photos-denied',
        says: 'The photos of a complaint could not be read, so it was refused.',
        metric: photosDenied,
        ...ANY,
      },
      {
        name: 'many-photos',
        says: `More than ${PHOTO_CALLS_ALARM} calls for uploads in an hour: somebody may be filling the storage.`,
        metric: presign.function.metricInvocations({ period: Duration.hours(1) }),
        operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        threshold: PHOTO_CALLS_ALARM,
        periods: 1,
      },
      {
        name: 'many-requests',
        says: `More than ${REQUESTS_ALARM} requests were stored within an hour: confirmations to visitors are being withheld.`,
        metric: submissions.with({ period: Duration.hours(1) }),
        operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        threshold: REQUESTS_ALARM,
        periods: 1,
      },
      {
        name: 'no-submissions',
        says: `No request was stored for ${settings.silentDays} days.`,
        metric: submissions.with({ period: Duration.days(1) }),
        operator: ComparisonOperator.LESS_THAN_THRESHOLD,
        threshold: 1,
        periods: settings.silentDays,
        silenceIsBad: true,
      },
      ...(unsent
        ? [
            {
              name: BOUNCES,
              says: `More than ${BOUNCES_ALARM * 100} of a hundred mails came back: confirmations to visitors are switched off. At five, SES reviews the account, and may stop all its mails.`,
              metric: new Metric({
                namespace: 'AWS/SES',
                metricName: 'Reputation.BounceRate',
                statistic: Stats.MAXIMUM,
                period: Duration.hours(1),
              }),
              operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
              threshold: BOUNCES_ALARM,
              periods: 1,
            },
            {
              name: 'unsent-mails',
              says: 'A request is stored, but its mail could not be sent.',
              metric: unsent,
              ...ANY,
            },
          ]
        : []),
      ...(ages.length > 0
        ? [
            {
              name: 'late-mails',
              says: `A request has been waiting for its mail for more than ${LATE_MAIL_MINUTES} minutes.`,
              metric: combined('MAX', ages),
              operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
              threshold: LATE_MAIL_MINUTES * 60 * 1000,
              periods: 1,
            },
          ]
        : []),
    ];
    const topic = new AlarmTopic(this, 'Alarms', settings);
    for (const rule of rules) {
      const alarm = topic.add(rule);
      // The team's mails go on.
      if (mail && rule.name === BOUNCES)
        new PauseConfirmations(this, 'PauseConfirmations', alarm, mail.confirmationSet);
    }
    dashboard(this, 'Dashboard', {
      settings,
      distributionId,
      api,
      submissions,
      errors,
      throttles,
      mails: unsent ? [unsent, ...ages] : [],
    });
  }
}

const combined = (operation: 'SUM' | 'MAX', metrics: readonly IMetric[]): IMetric =>
  new MathExpression({
    expression: `${operation}(METRICS())`,
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
    period: FIVE_MINUTES,
    label: 'all functions',
  });
