/** @module-tag thorough */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawChart } from '../../bench/scale/chart.ts';
import type { Figures } from '../../bench/scale/figures.ts';
import { measureRows } from '../../bench/scale/measure-rows.ts';
import { drawPanel, PANEL } from '../../bench/scale/panel.ts';
import { rowOf, senderOf } from '../../bench/scale/rows.ts';
import { readTemplate } from '../../infra/local/template/read-template.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { synthesise } from '../infra/fixtures/fixture-stack.ts';

const committed = (name: string) =>
  readFileSync(new URL(`../../docs/performance-scale.${name}`, import.meta.url), 'utf8');

describe('the bench of what grows', () => {
  it('submits, exports and finds a person at every number of rows, each of which the store really has', async () => {
    const { folder, name } = await synthesise('local', 'own');
    const figures = await measureRows(await temporaryFolder(), readTemplate(folder, name), [20, 60], () => {});
    expect(figures.map(({ count }) => count)).toEqual([20, 60]);
    for (const { submitMs, export: exported, person, firstPage } of figures) {
      for (const value of [submitMs, ...[exported, person, firstPage].flatMap(Object.values)])
        expect(value).toBeGreaterThan(0);
    }
  });

  it('fills the store with different rows, as large as real ones', () => {
    const rows = Array.from({ length: 500 }, (_, index) => rowOf(index));
    for (const field of ['id', 'created_at', 'email'])
      expect(new Set(rows.map((row) => row[field]?.S)).size).toBe(rows.length);
    for (const row of rows) expect(JSON.stringify(row).length).toBeGreaterThan(400);
    expect(senderOf(7)).toBe(rows[7]?.['email']?.S);
  });
});

describe('the chart of what grows', () => {
  const figures = JSON.parse(committed('json')) as Figures;

  it('is drawn from the figures beside it', () => {
    expect(committed('svg')).toBe(drawChart(figures));
  });

  it('has a mark for every figure', () => {
    const { rows, pages, documents } = figures;
    const marks = drawChart(figures).match(/<circle|<rect x|<path d="M[\d.]+ [\d.]+ [\d.]+ /g);
    expect(marks?.length).toBe(5 * rows.length + 2 * pages.length + documents.length);
  });

  it('keeps the names of lines apart, in their order, and within their panel', () => {
    const ends = [
      [100, 100, 100],
      [100, 101, 5000],
      [5000, 101, 100],
      [1, 1000, 999],
    ];
    for (const heights of ends) {
      const lines = heights.map((height, index) => ({
        name: `line ${index}`,
        points: [
          [100, 10],
          [1_000_000, height],
        ] as const,
      }));
      const svg = drawPanel({ title: 'x', x: { label: 'x', from: 2, to: 6 }, y: { from: 0, to: 4 }, lines }, 0, 0);
      const places = heights.map((_, index) => Number(new RegExp(`y="([\\d.]+)">line ${index}<`).exec(svg)?.[1]));
      const sorted = places.toSorted((a, b) => a - b);
      for (const [index, place] of sorted.entries())
        expect(place - (sorted[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(15);
      expect(sorted.at(-1)).toBeLessThan(PANEL.height);
      const order = (keys: readonly number[]) =>
        heights
          .keys()
          .toArray()
          .toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
      expect(order(places)).toEqual(order(heights.map((height) => -height)));
    }
  });
});
