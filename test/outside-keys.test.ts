import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Code that handles what visitors send or what was stored of it. */
const files = globSync(
  [
    '{functions,infra/local,infra/operate,infra/stack/edge,web/delivery,web/forms}/**/*.{ts,tsx,js,mjs}',
    'shared/{*,forms/*}.ts',
  ],
  { cwd: ROOT },
);

/** Assignments to a computed key, and why none can reach `Object.prototype`. */
const SAFE: Readonly<Record<string, string>> = {
  'infra/local/edge/edge-function.ts: values[name]': 'an object without prototype',
  'infra/operate/desk/count-weeks.ts: counts[form.id]': 'ids of the forms',
  'web/forms/prefill.ts: values[name]': 'names of the declaration',
};

/** Assignments whose key is not a literal, as `file: left side`. */
function computedAssignments(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression' && left.computed && left.property.type !== 'Literal')
        found.push(`${file}: ${source.slice(left.start, left.end)}`);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

// Threat T15: `values['__proto__'] = …` on a plain object changes every object of the process.
describe('keys from outside', () => {
  it('are recognised where they are assigned', () => {
    expect(computedAssignments('a.ts', 'a[b] = 1; a.c = 2; a["d"] = 3; a[0] = 4; (a[e] ??= []).push(1)')).toEqual([
      'a.ts: a[b]',
      'a.ts: a[e]',
    ]);
  });

  it('are assigned only where they are known to do no harm', () => {
    const found = files.flatMap((file) => computedAssignments(file, readFileSync(ROOT + file, 'utf8')));
    expect(found.filter((place) => !(place in SAFE))).toEqual([]);
    expect(Object.keys(SAFE).filter((place) => !found.includes(place))).toEqual([]);
  });
});
