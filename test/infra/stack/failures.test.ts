import { describe, expect, it } from 'vitest';
import { ALARMS } from '../../../infra/stack/constructs/failures.ts';
import { alarmsOf, type Datum } from '../fixtures/alarms.ts';
import { FULL, synthesise } from '../fixtures/fixture-stack.ts';

const { template: website, templates } = await synthesise('prod', 'empty', { settings: FULL });
const alarms = [website, templates['website-prod-edge-watch'] ?? { Resources: {} }].flatMap(alarmsOf);

const [RUNS, FAILED] = ['AWS/Lambda Invocations SiteProbeFunction', 'AWS/Lambda Errors SiteProbeFunction'];
const [LOGGED, ASKED] = ['AWS/Logs IncomingLogEvents ApiAccessLog', 'AWS/Lambda Invocations ComplaintPhotosFunction'];
const UPLOADED = 'AWS/S3 PutRequests website-prod-uploads-111122223333 photos';
const STORED = 'Website/prod Submissions';
const byMails = (metric: string) =>
  ['Submission', 'Confirmation'].map((mail) => `AWS/Lambda ${metric} Mail${mail}Function`) as [string, string];
const [TEAM_MAIL, VISITOR_MAIL] = byMails('Invocations');
const [AGE, OTHER_AGE] = byMails('IteratorAge');
const REPORTED = 'AWS/States ExecutionsSucceeded MonitoringMonthlyMailMachine';
const DOWNLOADED = 'AWS/CloudFront BytesDownloaded Global';
const BOUNCES = 'AWS/SES Reputation.BounceRate';

const DAY = 24 * 60;
const every = (minutes: number, from = 0, until = 2 * DAY) =>
  Array.from({ length: Math.ceil((until - from) / minutes) }, (_, index) => from + index * minutes);
const data = (metric: string, value: number, ...minutes: readonly number[]): Datum[] =>
  minutes.map((minute) => ({ metric, minute, value }));

/** A request that is stored, and what its mails leave in CloudWatch, at the next minute or the same one. */
const mailed = (minute: number, later = 0) => [
  ...data(STORED, 1, minute),
  ...data('AWS/ApiGateway Latency ApiHttp', 90, minute),
  ...[TEAM_MAIL, VISITOR_MAIL].flatMap((metric) => data(metric, 1, minute + later)),
  ...[AGE, OTHER_AGE].flatMap((metric) => data(metric, 400, minute + later)),
];
/** What a run of the probe leaves that finds nothing wrong. */
const probed = (...minutes: readonly number[]) => [
  ...data(RUNS, 1, ...minutes),
  ...data(FAILED, 0, ...minutes),
  ...[LOGGED, ASKED, UPLOADED].flatMap((metric) => data(metric, 1, ...minutes)),
];
/** Two days on which everything works; requests come every so many minutes. */
const ordinary = (between: number) => [
  ...probed(...every(30, -60)),
  ...every(between).flatMap((minute, index) => mailed(minute, index % 2)),
  ...data(LOGGED, 1, ...every(between)),
  // Bots ask for what is not there; CloudFront has a value only where there was a request.
  ...data('AWS/CloudFront 5xxErrorRate Global', 0, ...every(7)),
  ...data('AWS/CloudFront Requests Global', 5000, ...every(5)),
  ...data(DOWNLOADED, 1e8, ...every(5)),
  ...data(BOUNCES, 0.004, ...every(60)),
  ...data(REPORTED, 1, ...every(DAY, 90)),
  // A person is erased.
  ...data('AWS/DynamoDB SuccessfulRequestLatency DeleteItem contact_forms', 5, ...every(1, 1600, 1610)),
];

/** Alarms that ring, however far back CloudWatch looks. */
const ringing = (given: readonly Datum[], minute: number) =>
  alarms.filter(({ rings }) => rings(given, minute).every(Boolean)).map(({ name }) => name);
/** Alarms that may ring. */
const ringingIf = (given: readonly Datum[], minute: number) =>
  alarms.filter(({ rings }) => rings(given, minute).some(Boolean)).map(({ name }) => name);
/** Seven days without a request are not over yet. */
const withoutSilence = (names: readonly string[]) => names.filter((name) => name !== 'no-submissions');

it.each([
  ['a busy day', 2],
  ['an ordinary one', 59],
  ['a quiet one', 400],
])('on %s, with a request every %i minutes, no alarm rings', (_, between) => {
  const given = ordinary(between);
  // Every minute of an hour: a row can be stored at the end of one period, and mailed in the next.
  for (let minute = DAY; minute < DAY + 60; minute++)
    expect([minute, withoutSilence(ringingIf(given, minute))]).toEqual([minute, []]);
});

/** What CloudWatch gets from a minute on, at which something fails. `probed`: what the probe finds. */
type Inject = (from: number) => { readonly broken: readonly Datum[]; readonly without?: readonly string[] };

/** The probe's first run after the failure fails, and all that follow. */
const probeFails: Inject = (from) => ({
  without: [FAILED],
  broken: [
    ...data(FAILED, 0, ...every(30, -60).filter((minute) => minute < from)),
    // Three tries take up to two minutes.
    ...data(FAILED, 1, ...every(30, 0).flatMap((minute) => (minute >= from ? [minute + 2] : []))),
  ],
});
/** A metric has values until the failure, and none from then on. */
const ends =
  (...metrics: readonly string[]): Inject =>
  (from) => ({
    without: metrics,
    broken: ordinary(300).filter(({ metric, minute }) => metrics.includes(metric) && minute < from),
  });
/** So many at a minute after the failure, and from then on. */
const counts =
  (metric: string, value: number, after = 1, again = 1): Inject =>
  (from) => ({ broken: data(metric, value, ...every(again, from + after, from + 120)) });

/** How each failure shows in CloudWatch. */
const INJECTED: Readonly<Record<string, Inject>> = {
  'DynamoDB is down': counts('AWS/ApiGateway 5xx ApiHttp', 1),
  'A function crashes': counts('AWS/Lambda Errors', 1),
  'The concurrency is used up': counts('AWS/Lambda Throttles', 1),
  'DynamoDB or S3 is slow': counts('AWS/ApiGateway Latency ApiHttp', 5000),
  'Photos can’t be read': counts('Website/prod PhotosDenied', 1),
  'A photo holds malware (if it is scanned)': counts('Website/prod MalwareFound', 1),
  // As many as the firewall lets through: ten calls in five minutes; twenty of one form.
  'A flood of photos': counts(ASKED, 10, 0, 5),
  'A flood of requests': counts(STORED, 20, 0, 5),
  'A presigned upload is repeated': counts(UPLOADED, 250),
  'Records end too early': counts('AWS/DynamoDB TimeToLiveDeletedItemCount contact_forms', 30),
  // Each call leaves a value.
  'Records are deleted': (from) => ({
    broken: data('AWS/DynamoDB SuccessfulRequestLatency DeleteItem sales_forms', 5, ...every(1 / 30, from, from + 60)),
  }),
  'us-east-1 is down': ends(ASKED),
  'The API’s log is gone': ends(LOGGED, STORED),
  // Six tries of up to ninety seconds with Lambda's pauses.
  'SES sends no more': counts('AWS/SQS ApproximateNumberOfMessagesVisible MailUnsent', 1, 45),
  // A function is invoked again every minute at least, with the age of its row.
  'A row blocks its stream': (from) => ({
    broken: every(5, from, from + 120).flatMap((minute) => data(AGE, (minute - from) * 60_000, minute)),
  }),
  'Mails come back': (from) => ({ without: [BOUNCES], broken: data(BOUNCES, 0.03, ...every(60, from + 60)) }),
  'Nothing reads a stream': ends(TEAM_MAIL, VISITOR_MAIL, AGE, OTHER_AGE),
  'CloudFront gets no answer': counts('AWS/CloudFront 5xxErrorRate Global', 80),
  // Requests, two edge functions and the firewall cost 2 a million.
  'A flood at the edge, blocked or not': counts('AWS/CloudFront Requests Global', 42_000),
  'The probe does not run': ends(RUNS, FAILED),
  'The monthly mail is not made': ends(REPORTED),
};

/** Minutes from the failure, or the first visitor after it, to the alarm. */
function minutesUntil(alarm: string, inject: Inject, from: number): number {
  const { broken, without = [] } = inject(from);
  const given = [...ordinary(300).filter(({ metric }) => !without.includes(metric)), ...broken];
  const own = alarms.filter(({ name }) => name === alarm);
  for (let minute = from; minute <= from + DAY / 4; minute++)
    if (own.some(({ rings }) => rings(given, minute).every(Boolean))) return minute - from;
  return Infinity;
}

/** When a request is stored, and when the figures of the monthly mail are collected. */
const STARTS: Readonly<Record<string, number>> = { 'no-mails': 1500, 'monthly-mail': DAY + 90 };

describe('thirty-three failures', () => {
  const failures = Object.entries(ALARMS).flatMap(([alarm, notice]) =>
    notice.failures.map(({ name, minutes }) => [name, alarm, minutes] as const),
  );

  it.each(failures)('«%s» rings %s within %i minutes, whenever it begins', (name, alarm, minutes) => {
    const inject = INJECTED[name] ?? (alarm === 'site-probe' ? probeFails : undefined);
    if (!inject) throw new Error(`How does «${name}» show in CloudWatch?`);
    // A request is stored every five hours, at minute 1500 for instance; the probe runs at each half hour.
    const starts = alarm in STARTS ? [STARTS[alarm] ?? 0] : [1501, 1515, 1529, 1530, 1531];
    const found = starts.map((from) => minutesUntil(alarm, inject, from));
    expect(Math.max(...found)).toBeLessThanOrEqual(minutes);
    expect(Math.max(...found)).toBeGreaterThan(minutes - 6);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  it('one mail function alone that is not started rings, too', () => {
    for (const off of [TEAM_MAIL, VISITOR_MAIL]) {
      const given = ordinary(300).filter(({ metric, minute }) => metric !== off || minute < 1500);
      expect(ringing(given, 1525)).toContain('no-mails');
    }
  });

  it('no request for a week rings on the day on which it is over', () => {
    const given = data(STORED, 1, ...every(600, 0, DAY));
    const rings = (day: number) => ringing(given, day * DAY).includes('no-submissions');
    expect([7, 8].map(rings)).toEqual([false, true]);
  });
});
