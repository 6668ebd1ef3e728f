import { expect, it } from 'vitest';
import { allFinished } from '../../../web/build/all-finished.ts';

it('rejects with the first error, and only when no task runs any more', async () => {
  const writing = Promise.withResolvers<void>();
  let failed = false;
  const all = allFinished([Promise.reject(new Error('no text')), writing.promise]).catch((error: unknown) => {
    failed = true;
    return error;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(failed).toBe(false);
  writing.reject(new Error('folder is gone'));
  expect(await all).toEqual(new Error('no text'));
});
