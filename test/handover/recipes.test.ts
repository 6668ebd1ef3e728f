import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type Copy } from './copy.ts';

/** A text that search results, spelling and pages accept: 143 characters. */
const WORDS =
  'Beratung zu Gärten mit Betonwerkstein: Wege, Plätze und Sitzgelegenheiten nach Mass, von der ersten Skizze bis zur Lieferung auf die Baustelle.';

interface Recipe {
  /** Heading in docs/recipes.md, which names the tests. */
  readonly heading: string;
  readonly add?: readonly string[];
  /** Edits that the recipe asks for, besides words. */
  readonly edits?: readonly { readonly file: string; readonly from: string | RegExp; readonly to: string }[];
}

const recipes: readonly Recipe[] = [
  {
    heading: 'Change a text',
    edits: [{ file: 'web/content/about.ts', from: /(intro:\s*')/u, to: '$1Betonwerkstein aus der Schweiz. ' }],
  },
  {
    heading: 'Add a field',
    edits: [
      {
        file: 'shared/forms/contact.ts',
        from: /( {4}message:)/u,
        to: "    project: text({ label: 'Projekt', fromLink: true }),\n$1",
      },
    ],
  },
  { heading: 'Add a form', add: ['form', 'returns', '/ruecksendung', 'Rücksendung'] },
  { heading: 'Add a page', add: ['page', 'garden-advice', '/gartenberatung', 'Gartenberatung'] },
  { heading: 'Add a call', add: ['call', 'price-list'] },
  { heading: 'Add a surface to the material library', add: ['surface', 'Rot grob', 'geschliffen'] },
  {
    heading: 'Add or change a project',
    edits: [{ file: 'web/content/owner/projects.ts', from: '150 × 36', to: '160 × 38' }],
  },
];

describe.each(recipes)('$heading', ({ heading, add, edits = [] }) => {
  let copy: Copy;
  beforeAll(() => {
    copy = copyProject();
    if (add) copy.run('npm', 'run', 'add', '--', ...add);
    for (const file of globSync('{web,shared,functions}/**/*.{ts,tsx}', { cwd: copy.folder }))
      change(file, /FILLIN/gu, WORDS);
    for (const { file, from, to } of edits)
      if (!change(file, from, to)) throw new Error(`${file} has no ${String(from)}.`);
    if (add?.[0] === 'surface') copy.run('node', 'web/build/pictures/draw-swatches.ts');
    copy.run('node', 'web/build/documents/date-documents.ts');
    copy.run('npm', 'run', 'format');
  });
  afterAll(() => copy.remove());

  it('keeps lint and types green', () => {
    copy.run('npm', 'run', 'lint');
    expect(copy.run('npm', 'run', 'types')).not.toContain('error');
  });

  it('keeps the tests green that it names', () => {
    const section =
      readFileSync(join(copy.folder, 'docs/recipes.md'), 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
    const tests = Array.from(
      (section.split('Tests: ')[1] ?? '').matchAll(/`(test\/[^`]+)`/gu),
      ([, path = '']) => path,
    );
    expect(tests.length).toBeGreaterThan(0);
    expect(copy.run('npx', 'vitest', 'run', ...tests)).toContain('passed');
  });

  /** Whether a file was changed. */
  function change(file: string, from: string | RegExp, to: string): boolean {
    const path = join(copy.folder, file);
    const source = readFileSync(path, 'utf8');
    const changed = source.replace(from, to);
    if (changed !== source) writeFileSync(path, changed);
    return changed !== source;
  }
});
