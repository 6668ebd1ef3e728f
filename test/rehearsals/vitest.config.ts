import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hangLimits } from '../hang-limits.ts';

const MINUTES = 60_000;

const project = (
  name: string,
  include: readonly string[],
  globalSetup: string[] = [],
): TestProjectInlineConfiguration => ({ extends: true, test: { name, include: [...include], globalSetup } });
const here = (name: string) => `test/rehearsals/${name}/*.test.ts`;
const reliability = (name: string) => `test/reliability/${name}/*.test.ts`;

/** What is rehearsed rarely: `npm run rehearse`, or a part of it: `npm run rehearse -- --project=browsers`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    provide: { effort: process.env['EFFORT'] === 'sample' ? 'sample' : 'full' },
    tags: [{ name: 'thorough' }],
    ...hangLimits,
    // A step may build and test the whole project; load takes half an hour in full length.
    testTimeout: 120 * MINUTES,
    hookTimeout: 20 * MINUTES,
    // What is measured gets the machine for itself, and the focus belongs to one window of a display.
    maxWorkers: 1,
    projects: [
      project('slips', [here('slips')]),
      project('outputs', [here('outputs')]),
      project('browsers', [here('browsers')], ['test/rehearsals/browsers/global-setup.ts']),
      project('handover', [here('handover')]),
      project('scrambled', [here('scrambled')]),
      project('load', [reliability('load')]),
      project('faults', [reliability('faults')]),
      project('line', [reliability('browser')], ['test/e2e/global-setup.ts']),
      // Mails and exports are tried beside their subject.
      project('hostile', [
        reliability('hostile'),
        'test/functions/mail/hostile-values.test.ts',
        'test/infra/operate/export.test.ts',
      ]),
    ],
  },
});
