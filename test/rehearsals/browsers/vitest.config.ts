import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hangLimits } from '../../hang-limits.ts';

/** The main ways through the site in Firefox, WebKitGTK and Chromium 109: `npm run test:browsers`. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    name: 'browsers',
    include: ['test/rehearsals/browsers/**/*.test.ts'],
    globalSetup: ['test/rehearsals/browsers/global-setup.ts'],
    passWithNoTests: true,
    ...hangLimits,
    // Each browser has one window, and focus belongs to one window of a display.
    maxWorkers: 1,
  },
});
