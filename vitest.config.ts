import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { hangLimits } from './test/hang-limits.ts';

declare module 'vitest' {
  interface TestTags {
    tags: 'thorough';
  }
}

/** Files that replace modules or end processes: others in their worker would meet what they replaced. */
const isolated = [
  'test/functions/**/*.test.ts',
  'packages/local-aws/test/**/*.test.ts',
  'test/infra/start/**/*.test.ts',
  'test/infra/stack/function-permissions.test.ts',
  'test/reliability/{faults,hostile}/**/*.test.ts',
];

/** In `npm test`, files whose tests are all thorough: Vitest would import them only to filter their tests. */
const leftOut = process.argv.includes('--tags-filter=!thorough')
  ? globSync('{test,packages/*/test}/**/*.test.{ts,tsx}').filter((file) =>
      readFileSync(file, 'utf8').includes('@module-tag thorough'),
    )
  : [];

const copies = ['test/infra/start/copies/*.test.ts'];

/**
 * The projects share the workers, so that no core waits for the end of another. One more than cores: tests wait for time-outs, too. Processes, as
 * V8 can end when WebAssembly (fonts, spelling) is freed beside other threads (nodejs/node 64500).
 */
const common = {
  pool: 'forks' as const,
  provide: { effort: 'sample' as const },
  ...hangLimits,
  maxWorkers: availableParallelism() + 1,
};
/** Nothing stays in the temporary folder of the machine. */
const globalSetup = ['test/fixtures/temporary-folders.ts'];

export default defineConfig({
  test: {
    globalSetup: ['test/fixtures/generate-files.ts'],
    tags: [{ name: 'thorough', description: 'Proves what is rare or costly to prove: `npm run test:thorough`' }],
    projects: [
      // Installed or built copies of the project take minutes: Vitest begins with the first project by name.
      { test: { name: 'copies', include: copies, exclude: leftOut, globalSetup, ...common } },
      {
        test: {
          name: 'unit',
          include: [
            'test/*.test.ts',
            'test/{shared,functions,infra,web}/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
          ],
          exclude: [...isolated, ...leftOut],
          globalSetup,
          isolate: false,
          ...common,
        },
      },
      { test: { name: 'unit-isolated', include: isolated, exclude: [...copies, ...leftOut], globalSetup, ...common } },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/reliability/browser/*.test.ts'],
          exclude: leftOut,
          globalSetup: [...globalSetup, 'test/e2e/global-setup.ts'],
          isolate: false,
          ...common,
        },
      },
    ],
  },
});
