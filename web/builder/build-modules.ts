import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that export nothing but data. What they compute them from is larger, and most of it is on no page that loads them. */
const COMPUTED: readonly string[] = [
  'shared/owner/certificates.ts',
  'shared/owner/company.ts',
  'shared/owner/projects.ts',
  'shared/owner/statements.ts',
  'shared/owner/statistics.ts',
  'shared/owner/swiss-slip.ts',
  'web/content/certificates-name.ts',
  'web/pages/home/words.ts',
  'web/content/product-cards.ts',
  'web/content/projects-name.ts',
  'web/content/glossary-terms.ts',
  'web/content/picture-kinds.ts',
  'web/content/surface-cards.ts',
  'web/content/table-of-use.ts',
  'web/layout/logo-width.ts',
  'web/pages/navigation.ts',
  'web/pages/page-list.ts',
].map((file) => fileURLToPath(new URL(`../../${file}`, import.meta.url)));

/** Files with the modules of a build, beside Vite's manifest. */
export const moduleList = (of: 'pages' | 'worker'): string => `.vite/modules-${of}.json`;

/**
 * What only the bundler knows. It bundles those modules with the values that they export, without what computes them, and lists all modules
 * for the licences: Vite's `build.license` leaves out what a worker bundles.
 */
export const buildModules = (...[of]: Parameters<typeof moduleList>): Plugin => ({
  name: 'build-modules',
  apply: 'build',
  async load(id) {
    if (!COMPUTED.includes(id)) return undefined;
    const values = (await import(id)) as Readonly<Record<string, unknown>>;
    return Object.entries(values)
      .map(([name, value]) => {
        if (typeof value === 'function')
          throw new Error(`${id} exports the function ${name}: it can't be computed ahead.`);
        return `export const ${name} = ${JSON.stringify(value)};`;
      })
      .join('\n');
  },
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    this.emitFile({ type: 'asset', fileName: moduleList(of), source: JSON.stringify(modules) });
  },
});
