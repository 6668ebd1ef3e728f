/**
 * Settings of the clients of DynamoDB and S3: at most three attempts of two seconds each, with the SDK's standard backoff. The tables of
 * the forms have more attempts (`records.ts`, decisions.md D27).
 * `requestTimeout` alone only logs a warning and keeps waiting; `throwOnRequestTimeout` makes the attempt fail.
 */
export const clientSettings = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
} as const;
