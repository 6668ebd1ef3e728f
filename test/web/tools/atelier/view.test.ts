import { formats, type FormatId } from '@works/stone/codes/materials';
import { moved, pieceOf, TRUE_SCALE, wholeView, zoomed } from '@works/stone/render/view';
import { describe, expect, it } from 'vitest';
import { presets } from '../../../../web/content/atelier.ts';

const [{ recipe }] = presets;
const stages = [
  { width: 280, height: 240 },
  { width: 720, height: 560 },
  { width: 1100, height: 700 },
];
const kinds = ['slab', 'area'] as const;
const every = kinds.flatMap((kind) =>
  (Object.keys(formats) as FormatId[]).flatMap((format) =>
    stages.map((stage) => ({ kind, format, stage, name: `${kind} ${format} at ${stage.width} px` })),
  ),
);

/** To the right and down, in pixels. */
const MOVES = [
  [0, 0],
  [900, 70],
  [-333, -900],
] as const;

describe.each(every)('the view of the Werkstein-Atelier: $name', ({ kind, format, stage }) => {
  const of = { ...recipe, format };
  const { lengthMm, widthMm } = kind === 'area' ? { lengthMm: 3000, widthMm: 3000 } : formats[format];
  const whole = wholeView(of, kind, stage);

  it('shows all of it at first', () => {
    const { pxPerMm, tiltDegrees } = whole;
    expect(lengthMm * pxPerMm).toBeLessThan(stage.width);
    expect(widthMm * Math.sin((tiltDegrees * Math.PI) / 180) * pxPerMm).toBeLessThan(stage.height);
    expect(Math.max((lengthMm * pxPerMm) / stage.width, (widthMm * pxPerMm) / stage.height)).toBeGreaterThan(0.5);
  });

  it('never goes farther than the whole nor leaves the slab, whatever hand and wheel do', () => {
    let view = whole;
    for (const [factor, right, down] of [
      [1.4, 50, -80],
      [3, 9000, 9000],
      [0.5, -9000, 20],
      [40, 3, -9000],
      [1.1, 70, 9000],
    ] as const) {
      view = moved(zoomed(view, factor, of, stage), right, down, of, stage);
      expect(view.pxPerMm).toBeGreaterThanOrEqual(whole.pxPerMm);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(lengthMm / 2);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(widthMm / 2);
    }
    expect(zoomed(view, 1e-6, of, stage)).toEqual(whole);
  });

  it('draws the stones of all that is seen, and from close by of little more', () => {
    const sideMm = 960;
    expect(pieceOf(of, wholeView(of, 'area', stage), stage, sideMm)).toEqual({ x: 0, y: 0, sideMm });
    for (const [right, down] of kind === 'area' ? [] : MOVES) {
      const view = moved(zoomed(whole, 30, of, stage), right, down, of, stage);
      const piece = pieceOf(of, view, stage, sideMm);
      // The middle of the picture on the slab, and half of what is seen around it.
      const [x, y] = [view.x + lengthMm / 2, view.y + widthMm / 2];
      const halfWidth = stage.width / 2 / view.pxPerMm;
      const halfDepth = stage.height / 2 / Math.sin((view.tiltDegrees * Math.PI) / 180) / view.pxPerMm;
      expect(x - halfWidth).toBeGreaterThan(piece.x);
      expect(x + halfWidth).toBeLessThan(piece.x + piece.sideMm);
      expect(y - halfDepth).toBeGreaterThan(piece.y);
      expect(y + halfDepth).toBeLessThan(piece.y + piece.sideMm);
      expect(piece.sideMm).toBeLessThan(2.5 * Math.max(halfWidth, halfDepth) + 160);
    }
  });
});

it('the view reaches true size, 96 CSS pixels to an inch, and follows the hand by as many millimetres', () => {
  const stage = { width: 720, height: 560 };
  const whole = wholeView(recipe, 'slab', stage);
  const near = zoomed(whole, TRUE_SCALE / whole.pxPerMm, recipe, stage);
  expect(near.pxPerMm).toBeCloseTo(96 / 25.4, 6);
  expect(moved(near, 96, 0, recipe, stage).x).toBeCloseTo(near.x - 25.4, 6);
});
