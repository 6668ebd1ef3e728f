import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { hangLimits } from './test/hang-limits.ts';
import { virtualModules } from './web/build/virtual-modules.ts';

/** The projects share them, so that no core waits for the end of another. One more than cores: tests wait for time-outs, too. */
const maxWorkers = availableParallelism() + 1;

/** Tests of shared code, pages and templates. Where they replace nothing, they share the modules of a worker: importing the pages or the CDK takes as long as testing them. */
const sharing = ['test/{shared,web}/**/*.test.{ts,tsx}', 'test/infra/stack/**/*.test.ts'];
const replacing = globSync(sharing)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /vi\.(?:mock|stub|useFakeTimers|resetModules)/u.test(readFileSync(file, 'utf8')));

const common = { provide: { effort: 'sample' as const }, ...hangLimits, maxWorkers };
const plugins = [virtualModules()];

export default defineConfig({
  test: {
    projects: [
      { plugins, test: { name: 'unit', include: sharing, exclude: replacing, isolate: false, ...common } },
      {
        plugins,
        test: {
          name: 'unit-isolated',
          include: ['test/*.test.ts', 'test/{bench,functions}/**/*.test.ts', 'test/infra/{*.test.ts,{local,operate}/**/*.test.ts}', 'test/reliability/{faults,hostile}/**/*.test.ts', ...replacing],
          ...common,
        },
      },
      {
        plugins,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/reliability/browser/*.test.ts'],
          globalSetup: ['test/e2e/global-setup.ts'],
          ...common,
        },
      },
    ],
  },
});
