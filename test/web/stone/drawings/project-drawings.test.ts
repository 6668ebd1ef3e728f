import { describe, expect, it } from 'vitest';
import { projects } from '../../../../web/content/owner/projects.ts';
import { formatOf, sizesIn } from '../../../../web/content/projects.ts';
import { projectDrawings } from '../../../../web/stone/drawings/project-drawings.ts';

it('reads the sizes of a format in millimetres', () => {
  expect(sizesIn('Stufen 150 × 36\u00a0cm, Höhe\u00a015\u00a0cm')).toEqual([1500, 360, 150]);
  expect(sizesIn('Elemente bis 3.0 × 0.9\u00a0m, Dicke\u00a080\u00a0mm')).toEqual([3000, 900, 80]);
});

describe.each(projects)('the drawing of $id', ({ id }) => {
  const drawing = projectDrawings[id];

  it('is marked as an example, and names its parts in words', () => {
    expect(drawing.note).toContain('Masse in mm. Beispiel');
    expect(drawing.entities.filter(({ kind }) => kind === 'label').length).toBeGreaterThanOrEqual(4);
  });

  it('writes only sizes of the format, and multiples of them, each as long as it is drawn', () => {
    const sizes = formatOf(id);
    const written = drawing.entities.flatMap((entity) =>
      entity.kind === 'dimensions'
        ? entity.texts.map(
            (text, index) => [text, (entity.stops[index + 1] ?? NaN) - (entity.stops[index] ?? NaN)] as const,
          )
        : [],
    );
    expect(written.length).toBeGreaterThan(0);
    for (const [text, length] of written) {
      const [, count = '1', size] = /^(?:(\d+) × )?(\d+)(?: = \d+)?$/u.exec(text) ?? [];
      expect(sizes).toContain(Number(size));
      expect(Number(count) * Number(size)).toBe(length);
    }
  });
});
