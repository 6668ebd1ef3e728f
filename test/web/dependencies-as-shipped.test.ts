/** @module-tag thorough */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CONFIG = projectFile('web/build/vite.config.ts');
const ENTRIES = [{}, { ssr: 'layout/entry-server.tsx' }];

/** Hooks that a plugin can replace or rewrite a module with. */
const HOOKS = ['resolveId', 'load', 'transform'] as const;
type Hook = (this: unknown, first: string, second: string) => unknown;

let folder: string;
let config: InlineConfig;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'as-shipped-'));
  config = (await loadConfigFromFile({ command: 'build', mode: 'production' }, CONFIG))?.config ?? {};
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bundles the site and returns what its plugins did to files of dependencies: plugin, hook and file. */
async function interferences(): Promise<string[]> {
  const found = new Set<string>();
  const plugins = (await flat(config.plugins)).map((plugin) => watched(plugin, (what) => found.add(what)));
  for (const entry of ENTRIES) {
    await build({
      ...config,
      configFile: false,
      plugins,
      logLevel: 'error',
      build: { ...config.build, ...entry, minify: false, outDir: join(folder, 'site') },
    });
  }
  return [...found];
}

async function flat(options: PluginOption): Promise<Plugin[]> {
  const option = await options;
  if (Array.isArray(option)) return (await Promise.all(option.map(flat))).flat();
  return option ? [option as Plugin] : [];
}

/** The same plugin, which reports every dependency that one of its hooks answers for. */
function watched(plugin: Plugin, report: (what: string) => void): Plugin {
  const copy: Record<string, unknown> = { ...plugin };
  for (const name of HOOKS) {
    const hook = plugin[name] as Hook | { readonly handler: Hook } | undefined;
    if (!hook) continue;
    const handler = typeof hook === 'function' ? hook : hook.handler;
    const watchedHandler = async function (this: unknown, first: string, second: string, ...rest: []) {
      const result = await handler.call(this, first, second, ...rest);
      const file = name === 'transform' ? second : first;
      if (result !== null && result !== undefined && isOfDependency(name, file))
        report(`${plugin.name} ${name} ${file.replace(/.*\/node_modules\//u, '')}`);
      return result;
    };
    copy[name] = typeof hook === 'function' ? watchedHandler : { ...hook, handler: watchedHandler };
  }
  return copy as unknown as Plugin;
}

/** A bare specifier names a package; `virtual:` names a module that the build makes. */
const isOfDependency = (hook: string, id: string) =>
  id.includes('/node_modules/') ||
  (hook === 'resolveId' && /^@?[\w-]/u.test(id) && !id.startsWith('virtual:') && !/^[\w-]+\.tsx?$/u.test(id));

describe('dependencies are bundled as their makers ship them', () => {
  it('no plugin resolves, loads or transforms one of their files', async () => {
    expect(await interferences()).toEqual([]);
  });

  it('no alias, condition or extension leads elsewhere', () => {
    expect(config.resolve).toBeUndefined();
    expect(config.optimizeDeps).toBeUndefined();
  });

  it('no install step patches them', () => {
    const manifest = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    expect(Object.keys(manifest)).not.toContain('overrides');
    expect(Object.keys(manifest['scripts'] ?? {}).filter((name) => /install|prepare/u.test(name))).toEqual([
      // Chooses the Node that scripts run under.
      'postinstall',
    ]);
    expect(existsSync(projectFile('patches'))).toBe(false);
  });
});
