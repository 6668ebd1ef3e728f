import { defineConfig } from 'vitest/config';
import { virtualModules } from '../../web/builder/virtual-modules.ts';
import { hangLimits } from '../hang-limits.ts';

/** The unit tests of what is mutated. Stryker runs them in threads, where those that start stores or processes end the worker. */
export default defineConfig({
  plugins: [virtualModules()],
  test: {
    include: [
      'test/{functions,shared}/**/*.test.ts',
      'test/reliability/hostile/texts.test.ts',
      'test/infra/operate/preflight.test.ts',
      'packages/stone/test/plans/*.test.ts',
      'test/web/delivery/values.test.ts',
    ],
    provide: { effort: 'sample' },
    tags: [{ name: 'thorough' }],
    ...hangLimits,
  },
});
