import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { dirname, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = ['add', 'shared', 'functions', 'infra', 'web', 'test', 'bench'];
/** Paths from the root, with `/` on Windows too. */
const find = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((file) => file.split(sep).join('/'));
const files = find(`{${ROOMS.join(',')}}/**/*.{ts,tsx,mjs,js}`);
const source = (file: string) => readFileSync(ROOT + file, 'utf8');

const IMPORT = /(?:^|\s)(?:import|export)\s[^'";]*?from\s*'([^']+)'|import\(?\s*'([^']+)'/gmu;

/** What a file imports: files of the house by their path, packages by their name. */
function importsOf(file: string): readonly string[] {
  return [...source(file).matchAll(IMPORT)].map(([, from, dynamic]) => {
    const target = from ?? dynamic ?? '';
    return target.startsWith('.') ? normalize(`${dirname(file)}/${target}`) : target;
  });
}

const within = (room: string) => files.filter((file) => file.startsWith(`${room}/`));
const offences = (of: readonly string[], isForbidden: (target: string) => boolean) =>
  of.flatMap((file) =>
    importsOf(file)
      .filter(isForbidden)
      .map((target) => `${file} → ${target}`),
  );

/** The first cycle from each node of a graph of imports that is on one, as a path back to where it begins. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, path: readonly string[]) => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (done.has(node) || path.includes(node)) return;
    for (const target of graph.get(node) ?? []) visit(target, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

describe('the rules of the house', () => {
  it('finds its files and their imports', () => {
    expect(within('shared').length).toBeGreaterThan(10);
    expect(importsOf('shared/forms/contact.ts')).toContain('shared/forms/define-form.ts');
  });

  it('shared/ imports valibot and nothing else', () => {
    expect(offences(within('shared'), (target) => target !== 'valibot' && !target.startsWith('shared/'))).toEqual([]);
  });

  it('pages, forms and the frame enter the wing of stone by a few doors only', () => {
    const doors = [
      'atelier/AtelierSection.tsx',
      'atelier/worker-url.ts',
      'drawings/DimensionedDrawing.tsx',
      'drawings/PageDrawing.tsx',
      'drawings/page-drawing-names.ts',
      'planner/PlannerSection.tsx',
      'planner/ProjectSection.tsx',
      'products/outdoor-paving/words.ts',
      'products/products.ts',
      'surfaces/FinishSwitch.tsx',
      'surfaces/MaterialLibrary.tsx',
      'surfaces/SurfaceBand.tsx',
      'surfaces/SurfaceFigure.tsx',
      'surfaces/SurfaceImage.tsx',
      'surfaces/SurfaceSwatches.tsx',
      'surfaces/TrueScale.tsx',
      'surfaces/shown-surfaces.ts',
    ].map((door) => `web/stone/${door}`);
    const outside = files.filter((file) => /^web\/(?:components|content|delivery|forms|layout|pages)\//u.test(file));
    expect(offences(outside, (target) => target.startsWith('web/stone/') && !doors.includes(target))).toEqual([]);
  });

  it('web/ and functions/ never import each other, nor the rooms above them', () => {
    expect(offences(within('web'), (target) => /^(?:functions|infra|test)\//u.test(target))).toEqual([]);
    expect(offences(within('functions'), (target) => /^(?:web|infra|test)\//u.test(target))).toEqual([]);
  });

  it('functions/ imports nothing of CDK', () => {
    expect(offences(within('functions'), (target) => /aws-cdk|constructs/u.test(target))).toEqual([]);
  });

  it('functions/ reads its environment in one place', () => {
    expect(within('functions').filter((file) => source(file).includes('process.env'))).toEqual([
      'functions/runtime/env.ts',
    ]);
  });

  it('a page address is written once, in shared/paths.ts', async () => {
    const { allPaths } = await import('../shared/paths.ts');
    const written = [...within('web'), ...within('shared'), ...within('functions')].filter(
      (file) => file !== 'shared/paths.ts',
    );
    const literals = written.flatMap((file) =>
      allPaths.filter((path) => path !== '/' && source(file).includes(`'${path}'`)).map((path) => `${file}: ${path}`),
    );
    expect(literals).toEqual([]);
  });

  it('an address of the API is written once, in shared/api.ts', () => {
    const written = [...within('web'), ...within('functions'), ...within('infra')];
    expect(written.filter((file) => /['"`]\/api\/[a-z]/u.test(source(file)))).toEqual([]);
  });

  it('no file imports itself by way of others', () => {
    const graph = new Map(files.map((file) => [file, importsOf(file).filter((target) => files.includes(target))]));
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('folders depend on each other in one direction', () => {
    const graph = new Map<string, string[]>();
    for (const file of files) {
      const targets = importsOf(file)
        .filter((target) => files.includes(target))
        .map((target) => dirname(target));
      graph.set(dirname(file), [
        ...(graph.get(dirname(file)) ?? []),
        ...targets.filter((target) => target !== dirname(file)),
      ]);
    }
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('beside index.html there is no loose file in web/', () => {
    expect(find('web/*.*')).toEqual(['web/index.html']);
  });

  it('no folder is a drawer for everything', () => {
    expect(files.filter((file) => /(?:^|\/)(?:utils?|lib|helpers?|types|constants)\//u.test(file))).toEqual([]);
  });
});
