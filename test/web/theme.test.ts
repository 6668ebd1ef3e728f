import { describe, expect, test } from 'vitest';
import { blended, colours } from '../../shared/colours.ts';
import { themeCss } from '../../web/builder/theme-plugin.ts';

/** Relative luminance after WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours', () => {
  test('are blended by channel', () => {
    expect(blended('#102030', '#ffffff', 0)).toBe('#102030');
    expect(blended('#102030', '#00ff00', 1)).toBe('#00ff00');
    expect(blended('#000000', '#ff8000', 0.5)).toBe('#804000');
  });

  test('lines of controls can be seen', () => {
    for (const back of ['ground', 'band', 'paper'] as const)
      expect(contrast(colours.controlLine, colours[back])).toBeGreaterThanOrEqual(3);
  });
});

describe('the stylesheet of the theme', () => {
  test('has what the controls need, and no second colour scheme', () => {
    const css = themeCss();
    expect(css).toContain('--mantine-scale: 1;');
    expect(css).toContain(`--mantine-color-ironOxide-6: ${colours.accent};`);
    expect(css).toContain('--mantine-color-red-6:');
    expect(css).not.toMatch(/dark"|--mantine-color-grape-/u);
  });
});
