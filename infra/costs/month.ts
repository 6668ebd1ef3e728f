import type { Measures } from './measures.ts';
import { FREE, PRICES } from './prices.ts';

/** A line of the month's table, for the resources that cause it. */
interface Line {
  readonly name: string;
  /** Types of CloudFormation. */
  readonly of: readonly string[];
  readonly price: (measures: Measures) => string;
  /** USD a month. */
  readonly cost: (visits: number, measures: Measures) => number;
  /** What is counted, to be shown. */
  readonly count?: (visits: number) => string;
  /** Only with a setting that is off by default, so it is in no sum. */
  readonly isOptional?: true;
}

// What a visit brings.
const REQUESTS = 40;
const GB = 0.0015;
/** A form is sent. */
const SENT = 0.02;
const COMPLAINTS = 0.1;
const PHOTOS = 3;
const PHOTO_GB = 0.004;
const MAILS = 2;
/** A form's page calls a tenth more than it stores. */
const CALLS = 1.1 * SENT;
export const ASSUMED = `${REQUESTS} requests and ${GB * 1000} MB a visit; ${SENT * 100} of 100 send a form; one of ten is a complaint with ${PHOTOS} photos of ${PHOTO_GB * 1000} MB; two mails each`;
/** S3 counts by so many metrics for each filter, of which those without requests are absent. */
const S3_METRICS = 16;
const PROBE_RUNS = 1440;
const PROBE_CALLS = 6;
/** 512 MB for a tenth of a second. */
const CALL_GB_SECONDS = 0.0512;
/** Lines of the API and of a function. */
const CALL_LOG_GB = 1.2e-6;

const above = (value: number, free: number) => Math.max(0, value - free);
const dollars = (value: number) => value.toFixed(2);
const million = (price: number) => dollars(price * 1e6);
const photos = (visits: number) => visits * SENT * COMPLAINTS * PHOTOS;
const gb = (value: number) => (value < 1000 ? `${Number(value.toPrecision(2))} GB` : `${value / 1000} TB`);
const short = (value: number) => (value < 1e6 ? Math.round(value).toLocaleString('en-US') : `${value / 1e6} M`);

export const MONTH: readonly Line[] = [
  {
    name: 'Firewall',
    of: ['AWS::WAFv2::WebACL'],
    price: ({ rules }) =>
      `${dollars(PRICES.firewall)} + ${rules} rules × ${dollars(PRICES.firewallRule)}, + ${million(PRICES.inspected)} per million requests`,
    cost: (visits, { rules }) => PRICES.firewall + rules * PRICES.firewallRule + visits * REQUESTS * PRICES.inspected,
  },
  {
    name: 'Zone in Route 53',
    of: ['AWS::Route53::RecordSet'],
    price: () => dollars(PRICES.zone),
    cost: () => PRICES.zone,
  },
  {
    name: 'Secret',
    of: ['AWS::SecretsManager::Secret'],
    price: () => dollars(PRICES.secret),
    cost: (_, { secrets }) => secrets * PRICES.secret,
  },
  {
    name: 'Alarms',
    of: ['AWS::CloudWatch::Alarm'],
    price: ({ alarmMetrics }) =>
      `${alarmMetrics} metrics, ${FREE.alarmMetrics} free, ${dollars(PRICES.alarmMetric)} each`,
    cost: (_, { alarmMetrics }) => above(alarmMetrics, FREE.alarmMetrics) * PRICES.alarmMetric,
  },
  {
    name: 'Metrics of its own',
    of: ['AWS::Logs::MetricFilter', 'AWS::S3::Bucket'],
    price: ({ logMetrics }) =>
      `${S3_METRICS} at most of S3, ${logMetrics} of logs; ${FREE.ownMetrics} free, ${dollars(PRICES.ownMetric)} each`,
    cost: (_, { logMetrics }) => above(S3_METRICS + logMetrics, FREE.ownMetrics) * PRICES.ownMetric,
  },
  {
    name: 'Probe',
    of: ['AWS::Events::Rule'],
    price: () => `${short(PROBE_RUNS)} runs, ${short(PROBE_RUNS * PROBE_CALLS)} calls, a photo each`,
    cost: () =>
      PROBE_RUNS * (PROBE_CALLS * (PRICES.apiCall + PRICES.lambdaCall + CALL_LOG_GB * PRICES.logGb) + PRICES.put),
  },
  {
    name: 'CloudFront, transfer',
    of: ['AWS::CloudFront::Distribution'],
    price: () => `1 TB free, then ${PRICES.transferredGb} per GB`,
    cost: (visits) => above(visits * GB, FREE.transferredGb) * PRICES.transferredGb,
    count: (visits) => gb(visits * GB),
  },
  {
    name: 'CloudFront, requests',
    of: ['AWS::CloudFront::Distribution'],
    price: () => `10 million free, then ${million(PRICES.edgeRequest)} per million`,
    cost: (visits) => above(visits * REQUESTS, FREE.edgeRequests) * PRICES.edgeRequest,
    count: (visits) => short(visits * REQUESTS),
  },
  {
    name: 'CloudFront Functions',
    of: ['AWS::CloudFront::Function'],
    price: () => `2 million free, then ${million(PRICES.edgeFunction)} per million; two for each request`,
    cost: (visits) => above(2 * visits * REQUESTS, FREE.edgeFunctions) * PRICES.edgeFunction,
    count: (visits) => short(2 * visits * REQUESTS),
  },
  {
    name: 'API, Lambda',
    of: ['AWS::ApiGatewayV2::Stage', 'AWS::Lambda::Function'],
    price: () => `${million(PRICES.apiCall)} and ${million(PRICES.lambdaCall)} per million; 400,000 GB-s free`,
    cost: (visits) =>
      visits * CALLS * (PRICES.apiCall + PRICES.lambdaCall) +
      above(visits * CALLS * CALL_GB_SECONDS, FREE.gbSeconds) * PRICES.gbSecond,
    count: (visits) => `${short(visits * CALLS)} calls`,
  },
  {
    name: 'DynamoDB',
    of: ['AWS::DynamoDB::Table'],
    price: () =>
      `${million(PRICES.writeUnit)} per million writes of 1 KB, 2 each; ${PRICES.tableGbMonth} per GB with its backup`,
    cost: (visits) => visits * SENT * (2 * PRICES.writeUnit + 1e-6 * PRICES.tableGbMonth),
  },
  {
    name: 'Photos',
    of: ['AWS::S3::Bucket'],
    price: () => `${PRICES.storedGbMonth} per GB, each month as much again`,
    cost: (visits) => photos(visits) * (PHOTO_GB * PRICES.storedGbMonth + PRICES.put),
    count: (visits) => gb(photos(visits) * PHOTO_GB),
  },
  {
    name: 'Scan for malware, if on',
    of: ['AWS::GuardDuty::MalwareProtectionPlan'],
    price: () => `${PRICES.scannedGb} per GB, ${PRICES.scannedPhoto * 1000} per 1,000 photos (us-east-1)`,
    cost: (visits) => photos(visits) * (PHOTO_GB * PRICES.scannedGb + PRICES.scannedPhoto),
    isOptional: true,
  },
  {
    name: 'Mails',
    of: ['AWS::SES::ConfigurationSet'],
    price: () => `${dollars(PRICES.mail * 1000)} per 1,000`,
    cost: (visits) => visits * SENT * MAILS * PRICES.mail,
    count: (visits) => short(visits * SENT * MAILS),
  },
  {
    name: 'Logs',
    of: ['AWS::Logs::LogGroup', 'AWS::Logs::Delivery'],
    price: () => `CloudWatch ${FREE.logGb} GB free; S3 ${PRICES.storedGbMonth} per GB`,
    cost: (visits) =>
      above(visits * CALLS * CALL_LOG_GB, FREE.logGb) * PRICES.logGb +
      visits * REQUESTS * 0.5e-6 * PRICES.storedGbMonth,
  },
];

const VISITS = [100, 10_000, 1_000_000];
const cells = (cost: (visits: number) => string) => VISITS.map(cost).join(' | ');

export function monthTable(measures: Measures): readonly string[] {
  const sum = (name: string, lines: readonly Line[]) => {
    const costs = cells((visits) => {
      const total = lines.reduce(
        (before, { cost, isOptional }) => before + (isOptional ? 0 : cost(visits, measures)),
        0,
      );
      return `**${dollars(total)}**`;
    });
    return `| **${name}** | | ${costs} |`;
  };
  return [
    '| | Price | 100 visits | 10,000 | 1,000,000 |',
    '|---|---|---|---|---|',
    ...MONTH.map(({ name, price, cost, count, isOptional }) => {
      const costs = cells((visits) => {
        const shown = count ? ` (${count(visits)})` : '';
        return `${dollars(cost(visits, measures))}${shown}`;
      });
      return `| ${name}${isOptional ? ', not in the sum' : ''} | ${price(measures)} | ${costs} |`;
    }),
    sum('Sum', MONTH),
    sum(
      'Without the firewall',
      MONTH.filter(({ of }) => !of.includes('AWS::WAFv2::WebACL')),
    ),
  ];
}
