const MINUTES = 60_000;

/** When one wait within a test counts as hanging, in ms: an assertion that is polled, an action in a browser, an answer. */
export const WAIT_LIMIT_MS = 3 * MINUTES;

/**
 * When tests count as hanging, for a project's Vitest configuration. The limits end what would never end, and say nothing about speed:
 * on a busy machine the slowest test stays far below them.
 */
export const hangLimits = {
  testTimeout: 20 * MINUTES,
  hookTimeout: 20 * MINUTES,
  teardownTimeout: 2 * MINUTES,
  expect: { poll: { timeout: WAIT_LIMIT_MS } },
} as const;
