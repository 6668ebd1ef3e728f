import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The limits end what would never end, also on a busy machine.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'thorough', description: 'Proves what is rare or costly to prove' }],
  },
});
