import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** The sizes and weights of text on the whole site (web/layout/tokens.css). */
const SIZES = ['small', 'body', 'lead', 'h2', 'h1'].map((name) => `var(--text-${name})`);
const WEIGHTS = ['400', '600'];

/** The root's own size, and the lettering of drawings, in units of their sheet. */
const OTHER_SIZES = new Set([
  'layout/base.css 100%',
  'layout/tokens.css 80%',
  'components/LayerDrawing.module.css 15px',
  'drawings/DimensionedDrawing.module.css 52px',
  'drawings/DimensionedDrawing.module.css 45px',
  'pages/Consultation.module.css 50px',
  'pages/Laying.module.css 50px',
  'pages/Sales.module.css 48px',
  'pages/TechnicalInfo.module.css 42px',
]);

const sheets = globSync('**/*.css', { cwd: WEB }).map((file) => ({ file, css: readFileSync(WEB + file, 'utf8') }));

/** Each value of a property, with the file that it is in. */
function declared(property: string): readonly string[] {
  const declaration = new RegExp(`(?<![-\\w])${property}:\\s*([^;]+);`, 'gu');
  return sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(declaration), ([, value = '']) => `${file} ${value}`),
  );
}

const valueOf = (found: string) => found.slice(found.indexOf(' ') + 1);

describe('the scale of type', () => {
  test('is the only source of sizes', () => {
    const sizes = declared('font-size').filter((found) => !OTHER_SIZES.has(found));
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.filter((found) => !SIZES.includes(valueOf(found)))).toEqual([]);
  });

  test('has two weights', () => {
    const weights = declared('font-weight').filter((found) => found !== 'fonts/font-face.css 400 700');
    expect(weights.length).toBeGreaterThan(50);
    expect(weights.filter((found) => !WEIGHTS.includes(valueOf(found)))).toEqual([]);
  });
});
