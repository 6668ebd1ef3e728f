/**
 * The result of a piece of work, within a time limit. The SDK's own timeouts leave some waits unlimited, for instance a response body that stalls.
 * @param work gets a signal that aborts its remaining calls when the time is over
 * @throws DOMException `TimeoutError`, or the error of the work
 */
export async function withTimeout<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DOMException('late', 'TimeoutError'));
    controller.abort();
  }, milliseconds);
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
