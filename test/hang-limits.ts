import { availableParallelism, loadavg } from 'node:os';

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;

const isPatient = Boolean(process.env['CI']);
/** How many programs share a core as the tests begin: a wait takes as many times longer. */
const crowding = Math.max(1, loadavg()[0]! / availableParallelism());

/** When one wait within a test counts as hanging, in ms: an assertion that is polled, an action in a browser, an answer. A busy machine gets more. */
export const WAIT_LIMIT_MS = isPatient ? 3 * MINUTES : Math.min(20 * SECONDS * crowding, 3 * MINUTES);

/** The same for what tries again several times, with pauses. */
export const RETRY_LIMIT_MS = 5 * WAIT_LIMIT_MS;

/** When tests count as hanging, for a project's Vitest configuration. The limits end what would never end, and say nothing about speed. */
export const hangLimits = {
  testTimeout: isPatient ? 20 * MINUTES : 5 * MINUTES,
  hookTimeout: isPatient ? 20 * MINUTES : 10 * MINUTES,
  teardownTimeout: 2 * MINUTES,
  expect: { poll: { timeout: WAIT_LIMIT_MS } },
} as const;
