import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { endingWorker } from '../../../web/builder/crawler-files.ts';

it("in place of a former site's service worker: its pages are deleted, it ends, and open pages are loaded anew", async () => {
  const handlers: Record<string, (event: unknown) => unknown> = {};
  const done: string[] = [];
  const say = (text: string) => () => Promise.resolve(done.push(text));
  const self = {
    addEventListener: (type: string, handler: (event: unknown) => unknown) => (handlers[type] = handler),
    skipWaiting: say('takes over'),
    registration: { unregister: say('ends') },
    clients: {
      matchAll: () => Promise.resolve([{ url: '/alt', navigate: (url: string) => done.push(`loads ${url}`) }]),
    },
  };
  const caches = {
    keys: () => Promise.resolve(['v1', 'v2']),
    delete: (name: string) => Promise.resolve(done.push(`deletes ${name}`)),
  };
  runInNewContext(endingWorker, { self, caches });
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  handlers['install']?.({});
  handlers['activate']?.({ waitUntil });
  await waitUntil.mock.calls[0]?.[0];
  expect(done).toEqual(['takes over', 'deletes v1', 'deletes v2', 'ends', 'loads /alt']);
});
