/** One invocation of a Lambda, for the code that answers it. */
export interface Invocation {
  /** Of the log lines. */
  readonly requestId: string;
  /** Aborted when the time limit is reached, so that calls of AWS which are still running end too. */
  readonly signal: AbortSignal;
}
