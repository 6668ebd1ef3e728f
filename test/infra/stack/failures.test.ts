import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alarmsOf, type Datum } from '../fixtures/alarms.ts';
import { DOMAIN, synthesise } from '../fixtures/fixture-stack.ts';

const { template: website, templates } = await synthesise('prod', 'empty', { settings: DOMAIN });
const alarms = [website, templates['website-prod-edge-watch'] ?? { Resources: {} }].flatMap(alarmsOf);

const PROBE = 'AWS/Lambda Errors SiteProbeFunction';
const STORED = 'Website/prod Submissions';
const [TEAM_MAIL, VISITOR_MAIL] = ['MailSubmissionFunction', 'MailConfirmationFunction'].map(
  (id) => `AWS/Lambda Invocations ${id}`,
) as [string, string];
const [AGE, OTHER_AGE] = [TEAM_MAIL, VISITOR_MAIL].map((name) => name.replace('Invocations', 'IteratorAge')) as [
  string,
  string,
];

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
/** Two days on which everything works, as the probe sees it; requests come every so many minutes. */
const ordinary = (between: number) => [
  ...data(PROBE, 0, ...every(30, -60)),
  ...every(between).flatMap((minute, index) => mailed(minute, index % 2)),
  // Bots ask for what is not there; CloudFront has a value only where there was a request.
  ...data('AWS/CloudFront 5xxErrorRate', 0, ...every(7)),
  ...data('AWS/SES Reputation.BounceRate', 0.004, ...every(60)),
];

const ringing = (given: readonly Datum[], minute: number) =>
  alarms.filter(({ rings }) => rings(given, minute)).map(({ name }) => name);
/** Seven days without a request are not over yet. */
const withoutSilence = (names: readonly string[]) => names.filter((name) => name !== 'no-submissions');

it.each([
  ['a busy day', 2],
  ['an ordinary one', 59],
  ['a quiet one', 400],
])('on %s, with a request every %i minutes, no alarm rings', (_, between) => {
  const given = ordinary(between);
  // Every minute of six hours: a row can be stored at the end of one period, and mailed in the next.
  for (let minute = DAY; minute < DAY + 6 * 60; minute++)
    expect([minute, withoutSilence(ringing(given, minute))]).toEqual([minute, []]);
});

/** What CloudWatch gets from a minute on, at which something fails. `probed`: what the probe finds. */
type Inject = (from: number) => { readonly broken: readonly Datum[]; readonly without?: readonly string[] };

/** The probe's first run after the failure fails, and all that follow. */
const probeFails: Inject = (from) => ({
  without: [PROBE],
  broken: [
    ...data(PROBE, 0, ...every(30, -60).filter((minute) => minute < from)),
    // Three tries take up to two minutes.
    ...data(PROBE, 1, ...every(30, 0).flatMap((minute) => (minute >= from ? [minute + 2] : []))),
  ],
});

/** The twelve failures of docs/operations.md: name there, alarm, minutes until it rings, where it is injected, and how. */
const FAILURES: readonly (readonly [name: string, alarm: string, minutes: number, where: string, Inject])[] = [
  [
    'DynamoDB is down',
    'api-errors',
    1,
    'metrics',
    (from) => ({ broken: data('AWS/ApiGateway 5xx ApiHttp', 1, from + 1) }),
  ],
  [
    'A function crashes',
    'function-errors',
    1,
    'metrics',
    (from) => ({ broken: data('AWS/Lambda Errors', 1, from + 1) }),
  ],
  [
    'The concurrency is used up',
    'function-throttles',
    1,
    'metrics',
    (from) => ({ broken: data('AWS/Lambda Throttles', 1, from + 1) }),
  ],
  [
    'SES sends no more',
    'unsent-mails',
    30,
    'metrics',
    // Six tries of eight seconds with Lambda's pauses: at the latest when a row is late by its age.
    (from) => ({ broken: data('AWS/SQS ApproximateNumberOfMessagesVisible MailUnsent', 1, ...every(1, from + 30)) }),
  ],
  [
    'Mails come back',
    'bounce-rate',
    60,
    'metrics',
    (from) => ({
      without: ['AWS/SES Reputation.BounceRate'],
      broken: data('AWS/SES Reputation.BounceRate', 0.03, ...every(60, from + 60)),
    }),
  ],
  [
    'A flood of photos',
    'many-photos',
    25,
    'metrics',
    // As many as the firewall lets through: ten calls in five minutes.
    (from) => ({ broken: data('AWS/Lambda Invocations ComplaintPhotosFunction', 10, ...every(5, from)) }),
  ],
  ['The edge function throws', 'site-probe', 32, 'local host', probeFails],
  ['All requests get 403', 'site-probe', 32, 'local host', probeFails],
  ['The bucket is empty', 'site-probe', 32, 'local host', probeFails],
  [
    'Nothing reads a stream',
    'no-mails',
    15,
    'metrics',
    (from) => ({
      without: [TEAM_MAIL, VISITOR_MAIL, AGE, OTHER_AGE],
      broken: [TEAM_MAIL, VISITOR_MAIL].flatMap((metric) =>
        data(metric, 1, ...every(300).filter((each) => each < from)),
      ),
    }),
  ],
  ['The certificate is not renewed', 'site-probe', 32, 'certificate', probeFails],
  ['Presigning or CORS fails', 'site-probe', 32, 'local host', probeFails],
];

/** Minutes from the failure, or the first visitor after it, to the alarm. */
function minutesUntil(alarm: string, inject: Inject, from: number): number {
  const { broken, without = [] } = inject(from);
  const given = [...ordinary(300).filter(({ metric }) => !without.includes(metric)), ...broken];
  for (let minute = from; minute <= from + DAY / 4; minute++)
    if (ringing(given, minute).includes(alarm)) return minute - from;
  return Infinity;
}

describe('twelve failures', () => {
  it.each(FAILURES)('«%s» rings %s within %i minutes, whenever it begins', (_name, alarm, minutes, _where, inject) => {
    // A request is stored every five hours, at minute 1500 for instance; the probe runs at each half hour.
    const starts = alarm === 'no-mails' ? [1500] : [1501, 1507, 1515, 1529, 1530, 1531];
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

  it('a probe that does not run rings after an hour', () => {
    const given = ordinary(300).filter(({ metric, minute }) => metric !== PROBE || minute <= 1500);
    expect([1559, 1560].map((minute) => ringing(given, minute).includes('site-probe'))).toEqual([false, true]);
  });

  it('are the table of docs/operations.md, and each mail says what to do', () => {
    const table = readFileSync('docs/operations.md', 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, name, alarm, minutes] =
          /^\| ([^|]+) \| \[([\w-]+)\]\(runbook\.md#[\w-]+\) \| (\d+) min/.exec(line) ?? [];
        return name === undefined ? [] : [[name, alarm, Number(minutes)]];
      });
    expect(table).toEqual(FAILURES.map(([name, alarm, minutes]) => [name, alarm, minutes]));
    for (const [, name] of FAILURES) {
      const description = alarms.find((alarm) => alarm.name === name)?.description ?? '';
      const [said, first, steps, ...more] = description.split(/(?<=[.:?]) (?=[A-Z«])/);
      expect(
        [said, first, steps].map((part) => (part ?? '').length > 20),
        description,
      ).toEqual([true, true, true]);
      expect(more.length, description).toBeLessThan(4);
    }
  });
});

it('the alarms have as many metrics as docs/operations.md counts: ten are free, each more costs 0.10 USD a month', () => {
  const count = alarms.flatMap(({ metrics }) => metrics).length;
  const cost = ((count - 10) * 0.1).toFixed(2);
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(
    `| Alarms | ${count} metrics, 10 free, 0.10 each | ${cost} | ${cost} | ${cost} |`,
  );
});
