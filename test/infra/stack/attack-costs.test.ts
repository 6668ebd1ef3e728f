import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LARGEST_FILE } from '../../../infra/stack/constructs/site-publication.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../../shared/photos.ts';
import { MOST_CONFIRMATIONS_AN_HOUR, PENDING_PHOTO_DAYS } from '../../../shared/retention.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';
import { all, one } from '../fixtures/resources.ts';

const { template, data, templates } = await synthesise('prod', 'empty', { settings: { malwareScan: 'on' } });
const operations = readFileSync('docs/operations.md', 'utf8');

/** List prices in USD, as docs/operations.md names them: a call, a row of 1 KB with its backup, a mail, a GB or a photo. */
const PRICES = {
  apiCall: 1.2e-6,
  lambdaCall: 0.2e-6,
  /** 512 MB for a tenth of a second at 13.3e-6 a GB-second on ARM. */
  lambdaTime: 0.512 * 0.1 * 13.3e-6,
  /** A line of API Gateway and one of the function, 0.6 KB each at 0.60 a GB. */
  logs: 0.72e-6,
  writeUnit: 0.84e-6,
  mail: 0.1e-3,
  put: 5.4e-6,
  storedGbMonth: 0.027,
  archivedGbMonth: 0.005,
  scannedGb: 0.09,
  scannedPhoto: 0.22e-3,
  transferredGb: 0.085,
  cloudFrontRequest: 1.2e-6,
  edgeFunction: 0.1e-6,
  inspected: 0.6e-6,
} as const;

const GB = 1e9;
const HOUR = 3600;
const ARCHIVE_MONTHS = 119;

interface RateRule {
  readonly Name: string;
  readonly Statement: {
    readonly RateBasedStatement?: { readonly Limit: number; readonly EvaluationWindowSec: number };
  };
}
const rules = one(templates['website-prod-edge'] ?? { Resources: {} }, 'AWS::WAFv2::WebACL')['Rules'] as RateRule[];
/** How many of a kind one address gets through the firewall in an hour. */
const anHour = (rule: string): number => {
  const { Limit = NaN, EvaluationWindowSec = NaN } =
    rules.find(({ Name }) => Name === rule)?.Statement.RateBasedStatement ?? {};
  return (Limit * HOUR) / EvaluationWindowSec;
};
const limits = one(template, 'AWS::ApiGatewayV2::Stage') as unknown as {
  readonly DefaultRouteSettings: { readonly ThrottlingRateLimit: number };
  readonly RouteSettings: Readonly<Record<string, { readonly ThrottlingRateLimit: number }>>;
};

const photoCalls = anHour('TooManyUploads');
const photos = photoCalls * MAX_PHOTOS;
const photosGb = (photos * MAX_PHOTO_BYTES) / GB;
const calls = anHour('TooManyCalls');
const stored = calls - photoCalls;
const opened = anHour('TooManyPhotos');
const pages = anHour('TooManyRequests') - calls - opened;
const callCost = PRICES.apiCall + PRICES.lambdaCall + PRICES.lambdaTime + PRICES.logs;
const scan = (count: number, gb: number) => [count * PRICES.scannedPhoto, gb * PRICES.scannedGb] as const;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const uploaded = photos * PRICES.put;
const month = {
  calls: calls * callCost + stored * 2 * PRICES.writeUnit + (stored + MOST_CONFIRMATIONS_AN_HOUR) * PRICES.mail,
  unclaimed: uploaded + (photosGb * PRICES.storedGbMonth * PENDING_PHOTO_DAYS) / 30,
  claimed: uploaded + photosGb * PRICES.storedGbMonth,
  scanned: sum(scan(photos, photosGb)),
  opened:
    ((opened * MAX_PHOTO_BYTES + pages * LARGEST_FILE) / GB) * PRICES.transferredGb +
    anHour('TooManyRequests') * (PRICES.cloudFrontRequest + 2 * PRICES.edgeFunction),
};
// Unclaimed and claimed are the same photos.
const worst = month.calls + month.claimed + month.scanned + month.opened;

const count = (value: number) => Math.round(value).toLocaleString('en-US');
const gb = (value: number) => `${value.toFixed(1)} GB`;
const row = (text: string, ...costs: readonly number[]) =>
  `| ${text} | ${costs.map((cost) => cost.toFixed(2)).join('; ')} |`;

describe('an hour of an attack', () => {
  it('from one address costs what docs/operations.md says, computed from the firewall’s limits', () => {
    const expected = [
      row(`${count(calls)} calls, ${count(stored)} of them to forms: API, Lambda, rows, mails`, month.calls),
      row(
        `${count(photos)} photos of 10 MB (${gb(photosGb)}), never handed in: kept for ${PENDING_PHOTO_DAYS} days`,
        month.unclaimed,
      ),
      row(`${count(photos)} photos, handed in with complaints: their first month`, month.claimed),
      row(`${count(photos)} photos, scanned for malware, if that is on`, month.scanned),
      row(
        `${count(opened)} photos opened (${gb((opened * MAX_PHOTO_BYTES) / GB)}), possible for 90 days, and ${count(pages)} pages, pictures or documents of up to 1 MB (${gb((pages * LARGEST_FILE) / GB)})`,
        month.opened,
      ),
      `| **All of it, in the month of the attack** | **${worst.toFixed(2)}** |`,
      row(
        `later: ${count(photos)} photos kept for ten years in the archive at some 0.005, an estimate`,
        photosGb * PRICES.archivedGbMonth * ARCHIVE_MONTHS,
      ),
    ];
    expect(operations.split('\n').filter((line) => expected.includes(line))).toEqual(expected);
  });

  it('from one address stays below USD 5, with the scan on', () => {
    expect(worst).toBeLessThan(5);
  });

  it.each([100, 1000, 10_000])('of %i blocked requests a second costs what the firewall inspects', (rate) => {
    expect(operations).toContain(row(count(rate), rate * HOUR * PRICES.inspected));
  });

  it('without the firewall costs what the API, the tables and the line let through', () => {
    const all50 = limits.DefaultRouteSettings.ThrottlingRateLimit * HOUR;
    const presigned = (limits.RouteSettings['ANY /api/complaint-photos']?.ThrottlingRateLimit ?? NaN) * HOUR;
    const many = presigned * MAX_PHOTOS;
    const units = sum(
      all(data, 'AWS::DynamoDB::Table').map(({ Properties }) =>
        Number((Properties['OnDemandThroughput'] as { MaxWriteRequestUnits: number }).MaxWriteRequestUnits),
      ),
    );
    const lineGb = ((1e9 / 8) * HOUR) / GB;
    const [scannedPhotos, scannedLine] = [scan(many, 0)[0], scan(0, lineGb)[1]];
    const tables = allForms.length === 5 ? 'five' : allForms.length;
    const expected = [
      row(`${count(all50)} calls: API, Lambda, logs`, all50 * callCost),
      row(
        `their rows, with the longest texts (${units / allForms.length} write units a second for each of ${tables} tables)`,
        units * HOUR * PRICES.writeUnit,
      ),
      row(
        'mails, at most; SES’s own quota at first, 50,000 a day, ends that at 5'.replace('’', "'"),
        all50 * PRICES.mail,
      ),
      row(
        `${count(many)} photos of one byte; as fast as 1 Gbit/s carries them, ${count(lineGb)} GB for ${PENDING_PHOTO_DAYS} days`,
        many * PRICES.put,
        (lineGb * PRICES.storedGbMonth * PENDING_PHOTO_DAYS) / 30,
      ),
      row(
        `scanned for malware: ${count(many)} photos; ${count(lineGb)} GB. Hence \`malwareScan\` needs the firewall`,
        scannedPhotos,
        scannedLine,
      ),
      row(`pages and documents at 1 Gbit/s: ${count(lineGb)} GB`, lineGb * PRICES.transferredGb),
    ];
    expect(operations.split('\n').filter((line) => expected.includes(line))).toEqual(expected);
  });
});

/** A line of sums in the table of a month. */
const bold = (name: string, values: readonly string[]) =>
  `| **${name}** | | ${values.map((each) => `**${each}**`).join(' | ')} |`;

it('the sums of a month are those of their columns', () => {
  const [, table = ''] = /\| \| Price \| 100 visits[^\n]*\n\|[-|]+\|\n([\s\S]*?)\n\n/.exec(operations) ?? [];
  const cells = table.split('\n').map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  const costs = cells.filter(([name = '']) => !name.startsWith('**'));
  const columns = [2, 3, 4].map((column) =>
    costs.map((line) => (/not in the sum/.test(line[column] ?? '') ? 0 : Number.parseFloat(line[column] ?? ''))),
  );
  const sums = columns.map((column) => sum(column).toFixed(2));
  const withoutFirewall = columns.map((column) => (sum(column) - (column[0] ?? NaN)).toFixed(2));
  expect(table.split('\n').slice(-2)).toEqual([bold('Sum', sums), bold('Without the firewall', withoutFirewall)]);
});
