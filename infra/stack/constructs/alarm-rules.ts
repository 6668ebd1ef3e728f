import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { MOST_CONFIRMATIONS_AN_HOUR } from '../../../shared/retention.ts';
import type { Settings } from '../settings/settings.ts';
import type { AlarmRule } from './alarm-topic.ts';
import type { WatchedMetrics } from './watched-metrics.ts';

const ANY = { operator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD, threshold: 1, periods: 1 };
/** More than this many, in one period. */
const moreThan = (threshold: number) => ({
  operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  threshold,
  periods: 1,
});
/** A cold start and one retry of the database take less. */
const SLOW_MS = 3000;
/** A mail is sent within seconds; five retries of a failing one take minutes. */
const LATE_MAIL_MINUTES = 30;
/** Each call offers up to 100 MB. One address gets 120 an hour through the firewall, ten complaints in an hour make some twenty (security.md T2). */
const PHOTO_CALLS_ALARM = 50;
/** Stored requests of an hour: as many as get a confirmation. */
const REQUESTS_ALARM = MOST_CONFIRMATIONS_AN_HOUR;
/** The alarm that switches the confirmations off. */
export const BOUNCES = 'bounce-rate';
/** Of the whole account. */
const BOUNCES_ALARM = 0.02;

/** The alarms in Zürich, in the order of the runbook. That each rings for its failure: `test/infra/stack/failures.test.ts`. */
export function alarmRules({ silentDays }: Settings, metrics: WatchedMetrics): readonly AlarmRule[] {
  const { submissions, mails } = metrics;
  return [
    {
      name: 'api-errors',
      says: 'A visitor was told that a request could not be stored.',
      first: 'Read the errors in the logs of the functions: «cause» names what did not answer.',
      metric: metrics.serverErrors,
      ...ANY,
    },
    {
      name: 'function-errors',
      says: 'A function of this account failed without answering.',
      first:
        'If it was deployed today, roll back; otherwise look for «Task timed out» and «Runtime.ExitError» in the logs.',
      metric: metrics.errors,
      ...ANY,
    },
    {
      name: 'function-throttles',
      says: 'A function was not started because the concurrency of the account is used up.',
      first: 'Ask for more concurrent executions; if it is a flood, switch the firewall on.',
      metric: metrics.throttles,
      ...ANY,
    },
    {
      name: 'slow-answers',
      says: `One request in a hundred took more than ${SLOW_MS / 1000} s, for a quarter of an hour.`,
      first: 'Look at the AWS Health Dashboard for DynamoDB and S3 in eu-central-2.',
      metric: metrics.latency,
      ...moreThan(SLOW_MS),
      periods: 3,
    },
    {
      name: 'photos-denied',
      says: 'The photos of a complaint could not be read, so it was refused.',
      first: 'Once: nothing to do. Again: send a complaint with a photo yourself.',
      metric: metrics.photosDenied,
      ...ANY,
    },
    {
      name: 'many-photos',
      says: `More than ${PHOTO_CALLS_ALARM} calls for uploads in an hour: an attacker may be filling the storage.`,
      first: 'List the photos of this hour, and block the address.',
      metric: metrics.photoCalls,
      ...moreThan(PHOTO_CALLS_ALARM),
    },
    {
      name: 'many-requests',
      says: `More than ${REQUESTS_ALARM} requests were stored within an hour: confirmations to visitors are being withheld.`,
      first: 'List the requests of today: an honest rush needs nothing.',
      metric: hourly(submissions),
      ...moreThan(REQUESTS_ALARM),
    },
    {
      name: 'no-submissions',
      says: `No request was stored for ${silentDays} days.`,
      first: 'Try the site out: npm run smoke.',
      metric: submissions.with({ period: Duration.days(1) }),
      operator: ComparisonOperator.LESS_THAN_THRESHOLD,
      threshold: 1,
      periods: silentDays,
      silenceIsBad: true,
    },
    ...(mails ? mailRules(mails) : []),
  ];
}

const hourly = (metric: WatchedMetrics['submissions']): IMetric => metric.with({ period: Duration.hours(1) });

const mailRules = (mails: NonNullable<WatchedMetrics['mails']>): readonly AlarmRule[] => [
  {
    name: BOUNCES,
    says: `More than ${BOUNCES_ALARM * 100} of a hundred mails came back: confirmations to visitors are switched off. At five, SES reviews the account, and may stop all its mails.`,
    first: 'See that they are off, and who sends invented addresses.',
    metric: mails.bounceRate,
    ...moreThan(BOUNCES_ALARM),
  },
  {
    name: 'unsent-mails',
    says: 'A request is stored, but its mail could not be sent.',
    first: 'Read the error in the log of submission-mail or confirmation-mail, and tell the team of the request.',
    metric: mails.unsent,
    ...ANY,
  },
  {
    name: 'late-mails',
    says: `A request has been waiting for its mail for more than ${LATE_MAIL_MINUTES} minutes.`,
    first: 'Read the errors in the log of submission-mail and confirmation-mail.',
    metric: mails.oldestAge,
    ...moreThan(LATE_MAIL_MINUTES * 60 * 1000),
  },
  {
    name: 'no-mails',
    says: 'A request was stored, but a function of the mails was not started: after 24 hours it is never mailed.',
    first: 'List the event source mappings: all must be «Enabled» and name the streams that the tables have now.',
    metric: mails.unmailed,
    ...ANY,
    // An expression of differences needs a period before the first.
    periods: 3,
    bad: 1,
  },
];
