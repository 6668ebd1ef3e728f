import { expect, it } from 'vitest';
import { expiresAt, retentionDays } from '../../shared/retention.ts';

it.each([
  ['2026-11-21T12:34:56.789Z', 24, '2028-11-21T12:34:56Z'],
  ['2027-12-31T23:59:59.999Z', 24, '2029-12-31T23:59:59Z'],
  // From a leap day on, the record lives a day longer rather than shorter.
  ['2028-02-29T00:00:00Z', 24, '2030-03-01T00:00:00Z'],
  // Summer time in Switzerland changes nothing: all is UTC.
  ['2026-03-29T00:30:00Z', 24, '2028-03-29T00:30:00Z'],
])('what is stored at %s for %i months ends at %s', (createdAt, months, end) => {
  expect(expiresAt(new Date(createdAt), months)).toBe(Date.parse(end) / 1000);
});

it.each([24, 120])('counts days that %i months never exceed, and exceed by two at most', (months) => {
  const days = Array.from({ length: 8 * 366 }, (_, day) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + day));
    return (expiresAt(createdAt, months) * 1000 - createdAt.getTime()) / (24 * 60 * 60 * 1000);
  });
  expect(Math.max(...days)).toBeLessThanOrEqual(retentionDays(months));
  expect(Math.min(...days)).toBeGreaterThanOrEqual(retentionDays(months) - 2);
});
