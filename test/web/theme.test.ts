import { describe, expect, test } from 'vitest';
import { blended, colours } from '../../shared/owner/brand.ts';
import { contrastFaults } from '../../shared/owner/contrast.ts';
import { themeCss } from '../../web/builder/theme-styles.ts';

describe('the colours', () => {
  test('are blended by channel', () => {
    expect(blended('#102030', '#ffffff', 0)).toBe('#102030');
    expect(blended('#102030', '#00ff00', 1)).toBe('#00ff00');
    expect(blended('#000000', '#ff8000', 0.5)).toBe('#804000');
  });

  test('can be read on each other', () => expect(contrastFaults()).toEqual([]));
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
