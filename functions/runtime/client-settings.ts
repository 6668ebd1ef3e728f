/**
 * Settings of every AWS client: three tries of at most two seconds each, and short pauses between them.
 * `requestTimeout` alone only prints a warning and waits on; `throwOnRequestTimeout` makes it end.
 */
export const clientSettings = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
} as const;
