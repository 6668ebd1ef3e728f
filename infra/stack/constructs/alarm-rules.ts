import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import type { Settings } from '../settings/settings.ts';
import type { AlarmRule } from './alarm-topic.ts';
import { THRESHOLDS } from './failures.ts';
import type { WatchedMetrics } from './watched-metrics.ts';

/** At least one, in one period. */
export const ANY = { operator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD, threshold: 1, periods: 1 };
/** More than this many, in one period. */
export const moreThan = (threshold: number) => ({
  operator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  threshold,
  periods: 1,
});
/** The alarms in Zürich, in the order of the runbook. What they say, and for which failures each rings: `failures.ts`. */
export function alarmRules({ silentDays }: Settings, metrics: WatchedMetrics): readonly AlarmRule[] {
  const { mails, infected } = metrics;
  return [
    { name: 'api-errors', metric: metrics.serverErrors, ...ANY },
    { name: 'function-errors', metric: metrics.errors, ...ANY },
    { name: 'function-throttles', metric: metrics.throttles, ...ANY },
    { name: 'slow-answers', metric: metrics.latency, ...moreThan(THRESHOLDS.slowMs), periods: 3 },
    { name: 'photos-denied', metric: metrics.photosDenied, ...ANY },
    ...(infected ? [{ name: 'malware-found', metric: infected, ...ANY } as const] : []),
    { name: 'many-photos', metric: metrics.photoCalls, ...moreThan(THRESHOLDS.photoCalls) },
    { name: 'many-uploads', metric: metrics.uploads, ...moreThan(THRESHOLDS.uploads) },
    {
      name: 'many-requests',
      metric: metrics.submissions.with({ period: Duration.hours(1) }),
      ...moreThan(THRESHOLDS.requests),
    },
    {
      name: 'no-submissions',
      metric: metrics.daily,
      operator: ComparisonOperator.LESS_THAN_THRESHOLD,
      threshold: 1,
      periods: silentDays,
    },
    { name: 'rows-expired', metric: metrics.expired, ...moreThan(THRESHOLDS.deletedRows) },
    { name: 'rows-deleted', metric: metrics.deleted, ...moreThan(THRESHOLDS.deletedRows) },
    { name: 'no-calls', metric: metrics.unprobed, ...ANY },
    ...(mails ? mailRules(mails) : []),
  ];
}

const mailRules = (mails: NonNullable<WatchedMetrics['mails']>): readonly AlarmRule[] => [
  { name: 'bounce-rate', metric: mails.bounceRate, ...moreThan(THRESHOLDS.bounceRate) },
  { name: 'unsent-mails', metric: mails.unsent, ...ANY },
  { name: 'late-mails', metric: mails.oldestAge, ...moreThan(THRESHOLDS.lateMailMinutes * 60 * 1000) },
  // An expression of differences needs a period before the first.
  { name: 'no-mails', metric: mails.unmailed, ...ANY, periods: 3, bad: 1 },
];
