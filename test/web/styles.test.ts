import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

interface Rule {
  readonly file: string;
  /** The rules around it, outermost first, and its selector. */
  readonly path: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** The rules of a style sheet that have declarations. */
function rulesOf(file: string): readonly Rule[] {
  const css = readFileSync(WEB + file, 'utf8').replaceAll(/\/\*[^]*?\*\//gu, '');
  const path: string[] = [];
  const rules: Rule[] = [];
  let text = '';
  for (const part of css.split(/([{}])/u)) {
    if (part === '{') {
      const lines = text.split(';');
      path.push(lines.pop()?.trim() ?? '');
    } else if (part === '}') {
      const declarations = text.split(';').flatMap((line) => {
        const [, property, value] = /^\s*([\w-]+):\s*([^]+?)\s*$/u.exec(line) ?? [];
        return property && value ? [[property, value.replaceAll(/\s+/gu, ' ')] as const] : [];
      });
      rules.push({ file, path: path.join(' '), declarations });
      path.pop();
    }
    text = /[{}]/u.test(part) ? '' : part;
  }
  return rules;
}

const rules = globSync('{components,desk,drawings,forms,layout,pages,search,tools,fonts}/**/*.css', {
  cwd: WEB,
}).flatMap(rulesOf);

/** Each declaration of the properties whose value is not right, with its place; there are so many at least. */
function wrong(
  properties: RegExp,
  atLeast: number,
  isRight: (value: string, rule: Rule) => boolean,
): readonly string[] {
  const found = rules.flatMap((rule) =>
    rule.declarations.flatMap(([property, value]) => (properties.test(property) ? [{ rule, property, value }] : [])),
  );
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  return found
    .filter(({ rule, value }) => !isRight(value, rule))
    .map(({ rule, property, value }) => `web/${rule.file}: ${rule.path} { ${property}: ${value} }`);
}

const token = (name: string, within = '') =>
  rules
    .filter(({ file, path }) => file === 'layout/tokens.css' && path.includes(within))
    .flatMap(({ declarations }) => declarations)
    .find(([property]) => property === name)?.[1];

const isRing = (value: string, { file, path }: Rule) =>
  /^(?:none|0)$/u.test(value)
    ? !path.includes(':focus-visible') || file === 'tools/surfaces/SurfaceStage.module.css'
    : Number.parseFloat(value) >= 1;

const pixels = (value: string) => Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1);

const isLarge = (value: string, { file }: Rule) =>
  !/(?:ButtonLink|FormTheme|ControlTheme|StepperInput)/u.test(file) ||
  /^var\(--target\)$|^inherit$/u.test(value) ||
  pixels(value) >= 44;

const isStill = (value: string, { path }: Rule) =>
  value === 'none' ||
  path.includes('prefers-reduced-motion: no-preference') ||
  value.split(/,(?![^(]*\))/u).every((part) => /var\(--(?:quick|calm)/u.test(part) || / 0s /u.test(part));

describe('the style sheets', () => {
  test('have names of their own, by which their classes are told apart', () => {
    const names = globSync('**/*.module.css', { cwd: WEB }).map((file) => basename(file));
    expect(names).toEqual([...new Set(names)]);
  });

  test('show the focus: a ring of a pixel at least, and none is taken away from what a key reaches', () => {
    expect(wrong(/^outline$/u, 15, isRing)).toEqual([]);
    const general = rules.filter(({ file, path }) => file === 'layout/base.css' && path.endsWith(':focus-visible'));
    expect(general.flatMap(({ declarations }) => declarations)).toContainEqual(['outline', '2px solid var(--accent)']);
  });

  test('have targets of 44 px', () => {
    expect(pixels(token('--target') ?? '')).toBeGreaterThanOrEqual(44);
    expect(wrong(/^min-height$/u, 10, isLarge)).toEqual([]);
  });

  test('move nothing where reduced motion is asked for', () => {
    for (const name of ['--quick-time', '--calm-time'])
      expect(token(name, 'prefers-reduced-motion: reduce')).toBe('0ms');
    expect(wrong(/^(?:transition|animation)$/u, 15, isStill)).toEqual([]);
  });

  test('give errors their colour, and print what was sent', () => {
    const texts = rules
      .filter(({ path }) => /\.(?:error|notKept)$/u.test(path))
      .flatMap(({ declarations }) => declarations.filter(([property]) => property === 'color'));
    expect(texts.map(([, value]) => value)).toEqual(texts.map(() => 'var(--error)'));
    expect(texts.length).toBeGreaterThan(2);
    const printed = rules.filter(({ file, path }) => file.startsWith('forms/') && path.startsWith('@media print'));
    const hidden = printed.filter(({ declarations }) => declarations.some(([, value]) => value === 'none'));
    expect(
      hidden.filter(({ path }) => /\.(?:confirmation|copy)(?![^]*\))/u.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });
});
