import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { theme } from '../../web/components/theme.ts';
import { themeCss } from '../../web/build/mantine-theme-plugin.ts';

const tokens = readFileSync(new URL('../../web/layout/tokens.css', import.meta.url), 'utf8');
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]+);`, 'u').exec(tokens)?.[1] ?? '';

/** Relative luminance after WCAG 2. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gu, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours', () => {
  test('are the same in the stylesheet and in the theme of the forms', () => {
    expect(theme.colors?.['ironOxide']?.[6]).toBe(token('accent'));
    expect(theme.black).toBe(token('text'));
    expect([theme.colors?.['gray']?.[0], theme.colors?.['gray']?.[1], theme.colors?.['gray']?.[3]]).toEqual([
      token('ground'),
      token('band'),
      token('hairline'),
    ]);
  });

  test('text can be read on ground, band and paper', () => {
    for (const back of ['ground', 'band', 'paper']) {
      for (const front of ['text', 'text-quiet', 'accent', 'accent-dark', 'error', 'success']) {
        expect(contrast(token(front), token(back))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('lines of controls can be seen', () => {
    for (const back of ['ground', 'band', 'paper']) expect(contrast(token('control-line'), token(back))).toBeGreaterThanOrEqual(3);
  });
});

describe('the stylesheet of the theme', () => {
  test('has what the controls need, and no second colour scheme', () => {
    const css = themeCss();
    expect(css).toContain('--mantine-scale: 1;');
    expect(css).toContain('--mantine-color-ironOxide-6: #9c3f2b;');
    expect(css).toContain('--mantine-color-red-6:');
    expect(css).not.toMatch(/dark"|--mantine-color-grape-/u);
  });
});
