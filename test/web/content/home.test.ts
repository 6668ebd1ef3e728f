import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/owner/company.ts';
import { statistics } from '../../../shared/owner/statistics.ts';
import { isShippedExample } from '../../fixtures/shipped-example.ts';

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
});
