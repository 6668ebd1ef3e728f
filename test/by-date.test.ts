import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPeriod } from '../infra/start/build-period.ts';
import { addDays, mondayOf, swissDay, swissTime } from '../shared/desk/swiss-time.ts';
import { certificates } from '../shared/owner/certificates.ts';
import { company } from '../shared/owner/company.ts';
import { expiresAt } from '../shared/retention.ts';
import { securityText } from '../web/builder/crawler-files.ts';
import { outdatedDocuments } from '../web/builder/documents/editions.ts';
import { ownerFaults } from '../web/builder/owner-data/owner-faults.ts';
import { validityWarnings } from '../web/builder/validity-warning.ts';
import { statusIn } from '../web/pages/certificates/words.ts';

/** The last year of the certificates that end, and of none the year 2026. */
const LAST = Math.max(2026, ...certificates.map(({ years }) => years.last ?? 0));

/** Days on which something changes, at noon, or at the minute when it does; by the clock of this machine. */
const DAYS: Readonly<Record<string, Date>> = {
  'an ordinary day': new Date(2026, 10, 27, 12),
  'the last minute of a year': new Date(2026, 11, 31, 23, 59),
  'the first minute of a year': new Date(2027, 0, 1, 0, 0),
  'the day before a leap day': new Date(2028, 1, 28, 12),
  'a leap day': new Date(2028, 1, 29, 12),
  'the night of summer time': new Date(2027, 2, 28, 2, 30),
  'the night of winter time': new Date(2027, 9, 31, 2, 30),
  'the first day of the notice': new Date(LAST, 9, 3, 12),
  'the last day of the certificates': new Date(LAST, 11, 31, 12),
  'the day after the last': new Date(LAST + 1, 0, 1, 12),
};

/** By the real clock: other tests look at them. */
const OUTDATED = outdatedDocuments();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(DAYS))('on %s', (_name, now) => {
  beforeEach(() => void vi.setSystemTime(now));

  it('documents keep their dates, and the owner’s data are still understood', () => {
    expect(outdatedDocuments()).toEqual(OUTDATED);
    expect(ownerFaults()).toEqual([]);
  });

  it('a certificate is active to the end of its last year, and the build warns ninety days before', () => {
    for (const certificate of certificates.filter(({ years }) => years.last === LAST))
      expect(statusIn(certificate, now.getFullYear())).toBe(now.getFullYear() > LAST ? 'Abgelaufen' : 'Aktiv');
    const isNear = now >= new Date(LAST, 9, 3) && certificates.some(({ years }) => years.last === LAST);
    expect(validityWarnings(now).some((line) => line.includes(`From ${LAST + 1} on`))).toBe(isNear);
  });

  it('security.txt expires in more than eleven months, and in no more than a year', () => {
    for (const line of [`Contact: mailto:${company.email}`, `Canonical: ${company.siteUrl}/.well-known/security.txt`])
      expect(securityText(now)).toContain(line);
    const expires = new Date(/Expires: (\S+)/u.exec(securityText(now))?.[1] ?? '');
    expect(expires.getTime() - now.getTime()).toBeGreaterThan(333 * 24 * 3600_000);
    expect(expires.getTime() - now.getTime()).toBeLessThanOrEqual(366 * 24 * 3600_000);
  });

  it('a record of today ends on the same day of a later year, or on the first of March', () => {
    const end = new Date(expiresAt(now, 24) * 1000);
    expect(end.getUTCFullYear()).toBe(now.getUTCFullYear() + 2);
    const isLeapDay = now.getUTCMonth() === 1 && now.getUTCDate() === 29;
    expect([end.getUTCMonth(), end.getUTCDate()]).toEqual(isLeapDay ? [2, 1] : [now.getUTCMonth(), now.getUTCDate()]);
  });

  it('a week begins on Monday, and a day later is the next day', () => {
    const day = swissDay(now);
    expect(new Date(`${mondayOf(day)}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(addDays(addDays(day, 1), -1)).toBe(day);
    expect(Date.parse(addDays(day, 7)) - Date.parse(day)).toBe(7 * 24 * 3600_000);
  });
});

it('warns a day later per day, whatever the clock was set to in between', () => {
  const days = Array.from({ length: 90 }, (_, index) => new Date(LAST, 9, 3 + index, 23, 59));
  const counted = days.map((day) => Number(/end in (\d+) day/u.exec(validityWarnings(day)[0] ?? '')?.[1]));
  const hasEnd = certificates.some(({ years }) => years.last === LAST);
  expect(counted).toEqual(hasEnd ? days.map((_, index) => 90 - index) : days.map(() => NaN));
});

it('a cached site is built again in another year and in another month', () => {
  const periods = ['last', 'first'].map((name) => buildPeriod(DAYS[`the ${name} minute of a year`] ?? new Date(0)));
  expect(new Set(periods).size).toBe(2);
  expect(buildPeriod(new Date(2027, 4, 10, 12))).not.toBe(buildPeriod(new Date(2027, 5, 10, 12)));
  expect(buildPeriod(new Date(2027, 4, 10, 12))).toBe(buildPeriod(new Date(2027, 4, 20, 12)));
});

it('the clock in Zürich jumps over an hour in March, and shows one twice in October', () => {
  expect(['2027-03-28T00:59:00Z', '2027-03-28T01:00:00Z'].map((moment) => swissTime(moment))).toEqual([
    '2027-03-28 01:59:00',
    '2027-03-28 03:00:00',
  ]);
  expect(['2027-10-31T00:59:00Z', '2027-10-31T01:00:00Z'].map((moment) => swissTime(moment))).toEqual([
    '2027-10-31 02:59:00',
    '2027-10-31 02:00:00',
  ]);
  expect(swissDay('2026-12-31T23:00:00Z')).toBe('2027-01-01');
});
