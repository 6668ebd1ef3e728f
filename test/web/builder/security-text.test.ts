import { expect, it } from 'vitest';
import { company } from '../../../shared/owner/company.ts';
import { DAY_MS } from '../../../shared/retention.ts';
import { securityText } from '../../../web/builder/crawler-files.ts';

const fields = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );

it.each(['2026-01-01T00:00:00Z', '2026-11-22T10:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'security.txt of a build at %s names the company and expires within a year, not within eleven months',
  (built) => {
    const { Contact, Canonical, Expires = '' } = fields(securityText(new Date(built)));
    expect([Contact, Canonical]).toEqual([`mailto:${company.email}`, `${company.siteUrl}/.well-known/security.txt`]);
    expect(Expires).toMatch(/^\d{4}-\d\d-01T00:00:00Z$/u);
    const days = (Date.parse(Expires) - Date.parse(built)) / DAY_MS;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThanOrEqual(366);
  },
);
