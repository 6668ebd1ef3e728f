/** @module-tag thorough */
import { expect, it } from 'vitest';
import { measureRows } from '../../bench/scale/measure.ts';
import { rowOf, senderOf } from '../../bench/scale/rows.ts';

it('submits, exports and finds a person at every number of rows', async () => {
  const figures = await measureRows([20, 60], () => {});
  expect(Object.keys(figures)).toEqual(['20', '60']);
  for (const figure of Object.values(figures)) expect(Math.min(...Object.values(figure))).toBeGreaterThan(0);
});

it('fills the store with different rows, as large as real ones', () => {
  const rows = Array.from({ length: 500 }, (_, index) => rowOf(index));
  for (const field of ['id', 'created_at', 'email'])
    expect(new Set(rows.map((row) => row[field]?.S)).size).toBe(rows.length);
  for (const row of rows) expect(JSON.stringify(row).length).toBeGreaterThan(400);
  expect(senderOf(7)).toBe(rows[7]?.['email']?.S);
});
