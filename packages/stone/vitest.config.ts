import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    isolate: false,
    // Pictures of stones are computed pixel by pixel; a busy machine takes minutes.
    testTimeout: 300_000,
    tags: [{ name: 'thorough', description: 'Proves what is rare or costly to prove' }],
  },
});
