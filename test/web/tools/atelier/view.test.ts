import { formats, type FormatId } from '@works/stone/codes/materials';
import { moved, wholeView, zoomed } from '@works/stone/render/view';
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
});
