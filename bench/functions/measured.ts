/** What one process measured of one handler; times in milliseconds, memory in bytes. */
export interface Measured {
  /** The worst answer. */
  readonly status: number;
  readonly body: string;
  /** From asking for the code until the handler is there. */
  readonly load: number;
  /** From the event to the answer, the first time. */
  readonly first: number;
  /** Processor time of both. */
  readonly cpu: number;
  /** Each of the warm calls. */
  readonly warm: readonly number[];
  readonly memory: number;
}
