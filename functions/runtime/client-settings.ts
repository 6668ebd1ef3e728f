import type { RetryErrorInfo, RetryStrategyV2, RetryToken } from '@smithy/types';

/** How often a call is tried. Throttled calls are answered at once, so there is time for more of them. */
const TRIES: Readonly<Partial<Record<RetryErrorInfo['errorType'], number>>> = { TRANSIENT: 3, THROTTLING: 10 };
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;

/**
 * Every visitor's call gets all of its tries. The SDK's own strategy gives three to a throttled one as well, with pauses of up to a
 * second: of a table that throttles three calls in ten, one visitor in forty would read that sending failed.
 */
const retryStrategy: RetryStrategyV2 = {
  acquireInitialRetryToken: async () => retry(0),
  async refreshRetryTokenForRetry(last, { errorType }) {
    const count = last.getRetryCount() + 1;
    if (count >= (TRIES[errorType] ?? 1)) throw new Error('No tries are left');
    return retry(count);
  },
  recordSuccess() {},
};

/** The pause before a retry has a random length, so that calls which failed together don't come together again. */
function retry(count: number): RetryToken {
  const longest = count === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - 1));
  const pause = Math.random() * longest;
  return { getRetryCount: () => count, getRetryDelay: () => pause };
}

/**
 * Settings of every AWS client: tries of at most two seconds each, and short pauses between them.
 * `requestTimeout` alone only prints a warning and waits on; `throwOnRequestTimeout` makes it end.
 */
export const clientSettings = {
  retryStrategy,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
} as const;
