import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { certificates } from '../shared/owner/certificates.ts';
import { company } from '../shared/owner/company.ts';
import { securityText } from '../web/builder/crawler-files.ts';
import { outdatedDocuments } from '../web/builder/documents/editions.ts';
import { ownerFaults } from '../web/builder/owner-data/owner-faults.ts';
import { validityWarnings } from '../web/builder/validity-warning.ts';

/** The last year of the certificates that end, and of none the year 2026. */
const LAST = Math.max(2026, ...certificates.map(({ years }) => years.last ?? 0));

/** Days on which something changes, at noon, or at the minute when it does; by the clock of this machine. */
const DAYS: Readonly<Record<string, Date>> = {
  'an ordinary day': new Date(2026, 10, 27, 12),
  'a leap day': new Date(2028, 1, 29, 12),
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

  it('the build warns ninety days before the end of a certificate', () => {
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
});
