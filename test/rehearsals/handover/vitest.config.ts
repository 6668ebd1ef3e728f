import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const MINUTES = 60_000;

/** Rehearsals on a copy of the project: `npm run test:handover`. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    name: 'handover',
    include: ['test/rehearsals/handover/*.test.ts'],
    // Each step builds or tests the whole project.
    testTimeout: 60 * MINUTES,
    hookTimeout: 20 * MINUTES,
    maxWorkers: 1,
    bail: 1,
  },
});
