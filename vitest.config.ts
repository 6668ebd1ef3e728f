import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { hangLimits } from './test/hang-limits.ts';
import { virtualModules } from './web/build/virtual-modules.ts';

/** Both projects share them, so that no core waits for the end of the other. One more than cores: tests wait for time-outs, too. */
const maxWorkers = availableParallelism() + 1;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [virtualModules()],
        test: {
          name: 'unit',
          include: ['test/*.test.ts', 'test/{bench,shared,functions,infra,web}/**/*.test.{ts,tsx}', 'test/reliability/{faults,hostile}/**/*.test.ts'],
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
