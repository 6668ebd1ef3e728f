/**
 * What work comes to, within a time. Some waits of the SDK end by no setting, for instance a body that stalls or a long pause that a
 * service asks for.
 * @throws DOMException `TimeoutError`, or whatever the work throws
 */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('late', 'TimeoutError')), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
