import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/owner/company.ts';
import { statistics } from '../../../shared/owner/statistics.ts';
import { home } from '../../../web/pages/home/words.ts';
import { isShippedExample } from '../../fixtures/shipped-example.ts';
import { plain } from './read-content.ts';

describe('the home page', () => {
  test.runIf(isShippedExample)('has every specified number, and whose years they are', () => {
    expect(statistics.map(({ value, suffix, label }) => `${value}${suffix} ${label}`)).toEqual([
      '50+ Jahre',
      '40+ Jahre Expertise',
      '26 Kantone',
      '50+ Varianten',
      '1000+ Projekte',
    ]);
    expect(statistics[0]?.description).toContain(String(company.groupSince));
    expect([company.founded, company.groupSince]).toEqual([2011, 1970]);
  });

  test('says how long a project takes and since when the company is there, as far as it is known', () => {
    const { projectWeeks, founded } = company;
    const weeks = projectWeeks && `${projectWeeks.from}–${projectWeeks.to} Wochen`;
    expect(plain(home.process.intro ?? '').includes('Wochen')).toBe(weeks !== undefined);
    expect(plain(home.process.intro ?? '')).toContain(weeks ?? '');
    expect(home.about.heading).toContain(String(founded ?? ''));
  });
});
