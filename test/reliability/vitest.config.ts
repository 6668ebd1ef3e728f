import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hangLimits } from '../hang-limits.ts';

const HOURS = 60 * 60_000;

const project = (
  name: string,
  more: TestProjectInlineConfiguration['test'] = {},
  also: readonly string[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [`test/reliability/${name}/**/*.test.ts`, ...also], ...more },
});

/** The tests of this folder in full length: `npm run test:load`, `test:faults`, `test:hostile`. With `EFFORT=sample` in a few minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    provide: { effort: process.env['EFFORT'] === 'sample' ? 'sample' : 'full' },
    tags: [{ name: 'thorough' }],
    ...hangLimits,
    // In full length a test takes up to half an hour.
    testTimeout: 2 * HOURS,
    // What is measured gets the machine for itself.
    maxWorkers: 1,
    projects: [
      project('load'),
      project('faults'),
      project('browser', { globalSetup: ['test/e2e/global-setup.ts'] }),
      // Mails and exports are tried beside their subject.
      project('hostile', {}, ['test/functions/mail/hostile-values.test.ts', 'test/infra/operate/export.test.ts']),
    ],
  },
});
