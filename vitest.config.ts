import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { hangLimits } from './test/hang-limits.ts';
import { virtualModules } from './web/build/virtual-modules.ts';

/** The projects share them, so that no core waits for the end of another. One more than cores: tests wait for time-outs, too. */
const maxWorkers = availableParallelism() + 1;

/** They mock no module, so their files can share the modules of a worker: importing the pages or the CDK takes as long as testing them. */
const SHARING = ['test/{shared,web}/**/*.test.{ts,tsx}', 'test/infra/stack/**/*.test.ts'];
const MOCKING = ['test/web/build/missing-content.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [virtualModules()],
        test: {
          name: 'unit',
          include: SHARING,
          exclude: MOCKING,
          isolate: false,
          provide: { effort: 'sample' },
          ...hangLimits,
          maxWorkers,
        },
      },
      {
        plugins: [virtualModules()],
        test: {
          name: 'unit-isolated',
          include: ['test/*.test.ts', 'test/{bench,functions}/**/*.test.ts', 'test/infra/{*.test.ts,{local,operate}/**/*.test.ts}', 'test/reliability/{faults,hostile}/**/*.test.ts', ...MOCKING],
          provide: { effort: 'sample' },
          ...hangLimits,
          maxWorkers,
        },
      },
      {
        plugins: [virtualModules()],
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/reliability/browser/*.test.ts'],
          provide: { effort: 'sample' },
          globalSetup: ['test/e2e/global-setup.ts'],
          ...hangLimits,
          maxWorkers,
        },
      },
    ],
  },
});
