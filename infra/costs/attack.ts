import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../shared/photos.ts';
import { COMPLAINT_RETENTION_MONTHS, MOST_CONFIRMATIONS_AN_HOUR } from '../../shared/retention.ts';
import { LARGEST_FILE } from '../stack/constructs/site-publication.ts';
import { HOUR, type Measures } from './measures.ts';
import { EDGE_REQUEST, PRICES } from './prices.ts';

const GB = 1e9;
const ARCHIVE_MONTHS = COMPLAINT_RETENTION_MONTHS - 1;
/** Puts a second that S3 takes of one prefix. */
const S3_PUTS = 3500;
/** What a call costs: API, Lambda for a tenth of a second at 512 MB, and a log line of each. */
const CALL = PRICES.apiCall + PRICES.lambdaCall + 0.0512 * PRICES.gbSecond + 1.2e-6 * PRICES.logGb;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const count = (value: number) => Math.round(value).toLocaleString('en-US');
const gb = (value: number) => `${value.toFixed(1)} GB`;
const row = (text: string, ...costs: readonly number[]) =>
  `| ${text} | ${costs.map((cost) => cost.toFixed(2)).join('; ')} |`;
const head = (...names: readonly string[]) => [`| ${names.join(' | ')} |`, `|${'---|'.repeat(names.length)}`];

/** An hour of one address that keeps just below the firewall's limits, the scan for malware on. */
function addressHour({ anHour }: Measures) {
  const photoCalls = anHour('TooManyUploads');
  const photos = photoCalls * MAX_PHOTOS;
  const photosGb = (photos * MAX_PHOTO_BYTES) / GB;
  const calls = anHour('TooManyCalls');
  const stored = calls - photoCalls;
  const opened = anHour('TooManyPhotos');
  const pages = anHour('TooManyRequests') - calls - opened;
  const uploaded = photos * PRICES.put;
  const cost = {
    calls: calls * CALL + stored * 2 * PRICES.writeUnit + (stored + MOST_CONFIRMATIONS_AN_HOUR) * PRICES.mail,
    claimed: uploaded + photosGb * PRICES.storedGbMonth,
    scanned: photos * PRICES.scannedPhoto + photosGb * PRICES.scannedGb,
    opened:
      ((opened * MAX_PHOTO_BYTES + pages * LARGEST_FILE) / GB) * PRICES.transferredGb +
      anHour('TooManyRequests') * EDGE_REQUEST,
  };
  return {
    worst: sum(Object.values(cost)),
    rows: [
      row(`${count(calls)} calls, ${count(stored)} of them to forms: API, Lambda, rows, mails`, cost.calls),
      row(
        `${count(photos)} photos of 10 MB (${gb(photosGb)}), handed in with complaints: their first month`,
        cost.claimed,
      ),
      row(`${count(photos)} photos, scanned for malware, if that is on`, cost.scanned),
      row(
        `${count(opened)} photos opened (${gb((opened * MAX_PHOTO_BYTES) / GB)}), possible for 90 days, and ${count(pages)} pages, pictures or documents of up to 1 MB (${gb((pages * LARGEST_FILE) / GB)}); with requests, edge functions and what the firewall inspects`,
        cost.opened,
      ),
      `| **All of it, in the month of the attack** | **${sum(Object.values(cost)).toFixed(2)}** |`,
      row(
        `later: ${count(photos)} photos kept as long as complaints in the archive at some ${PRICES.archivedGbMonth}, an estimate`,
        photosGb * PRICES.archivedGbMonth * ARCHIVE_MONTHS,
      ),
    ],
  };
}

export const attackTable = (measures: Measures): readonly string[] => [
  ...head('What', 'Cost in USD'),
  ...addressHour(measures).rows,
];

/** USD an hour of what nothing bounds, at so many requests a second. */
const floodCost = (rate: number) => ({
  blocked: rate * HOUR * PRICES.inspected,
  uploads: Math.min(rate, S3_PUTS) * HOUR * PRICES.put,
  open: rate * HOUR * (EDGE_REQUEST - PRICES.inspected),
  files: rate * HOUR * (EDGE_REQUEST + (LARGEST_FILE / GB) * PRICES.transferredGb),
});

export const floodTable = (): readonly string[] => [
  ...head(
    'Requests a second',
    'Blocked',
    `Uploads, repeated; S3 takes ${count(S3_PUTS)}`,
    'Small files, firewall off',
    'Files of 1 MB, by many addresses',
  ),
  ...[100, 1000, 10_000].map((rate) => {
    const { blocked, uploads, open, files } = floodCost(rate);
    return `| ${count(rate)} | ${[blocked, uploads, open, files].map((cost) => cost.toFixed(2)).join(' | ')} |`;
  }),
];
