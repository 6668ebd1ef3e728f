import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const MINUTES = 60_000;

/** The tests of this folder in full length: `npm run test:load`, `test:faults`, `test:hostile`. With `EFFORT=sample` in a few minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    provide: { effort: process.env['EFFORT'] === 'sample' ? 'sample' : 'full' },
    testTimeout: 30 * MINUTES,
    hookTimeout: 3 * MINUTES,
    // What is measured gets the machine for itself.
    maxWorkers: 1,
    projects: ['load', 'faults', 'hostile'].map((name) => ({
      extends: true as const,
      test: { name, include: [`test/reliability/${name}/**/*.test.ts`] },
    })),
  },
});
