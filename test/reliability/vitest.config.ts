import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const MINUTES = 60_000;

/** The projects, and what else belongs to each although it stands beside its subject. */
const elsewhere = {
  load: [],
  faults: [],
  hostile: ['test/functions/mail/hostile-values.test.ts', 'test/infra/operate/export.test.ts'],
};

/** The tests of this folder in full length: `npm run test:load`, `test:faults`, `test:hostile`. With `EFFORT=sample` in a few minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    provide: { effort: process.env['EFFORT'] === 'sample' ? 'sample' : 'full' },
    testTimeout: 30 * MINUTES,
    hookTimeout: 3 * MINUTES,
    // What is measured gets the machine for itself.
    maxWorkers: 1,
    projects: Object.entries(elsewhere).map(([name, also]) => ({
      extends: true as const,
      test: { name, include: [`test/reliability/${name}/**/*.test.ts`, ...also] },
    })),
  },
});
