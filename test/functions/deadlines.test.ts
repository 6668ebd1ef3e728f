import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { handlePost } from '../../functions/runtime/handle-post.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import { ORIGIN_HEADER } from '../../shared/api.ts';
import { call, captureLog, handlerOf, SITE_URL, THROUGH_SITE } from './call.ts';
import { validBody } from './valid-body.ts';

// A server that accepts every connection and never answers.
const sockets = new Set<Socket>();
const blackHole = createServer((socket) => sockets.add(socket.resume().on('error', () => socket.destroy())));
await new Promise<void>((listening) => blackHole.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${(blackHole.address() as AddressInfo).port}`;
const endpoints = { AWS_ENDPOINT_URL_DYNAMODB: url, AWS_ENDPOINT_URL_S3: url };

vi.stubEnv('ORIGIN_SECRET', THROUGH_SITE[ORIGIN_HEADER]);
const output = captureLog();
const timeouts = () => output.lines().filter(({ cause }) => (cause as { error?: string } | undefined)?.error === 'TimeoutError');
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  blackHole.close();
  vi.restoreAllMocks();
});

describe('a service that never answers', () => {
  const photoUrl = `${SITE_URL}/uploads/complaints/1795231769115976168_Riss.jpg`;
  it.concurrent.each([
    ['the table', contact, {}, {}],
    ['the store of photos', complaint, { photo_urls: [photoUrl] }, { attempts: 3 }],
  ])('is given up: %s ends within eight seconds with 503', async (_, form, changes, more) => {
    const handler = await handlerOf(form.id, endpoints);
    const started = performance.now();
    const { status, headers } = await call(handler, validBody(form, changes));
    expect(performance.now() - started).toBeLessThan(8000);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    const cause = expect.objectContaining({ error: 'TimeoutError', ...more });
    expect(timeouts()).toContainEqual(expect.objectContaining({ function: form.id, status: 503, cause }));
  });

  it('gets no further call once it was given up', async () => {
    const before = sockets.size;
    await setTimeout(3000);
    expect([sockets.size, [...sockets].filter(({ destroyed }) => !destroyed)]).toEqual([before, []]);
  });
});

it('answers 503 in time whatever it waits for', async () => {
  const handler = handlePost({ name: 'slow', timeLimitMs: 20, answer: () => new Promise(() => {}) });
  expect((await call(handler, {})).status).toBe(503);
  expect(timeouts().at(-1)).toMatchObject({ level: 'error', function: 'slow', status: 503 });
});

it('leaves no timer behind that would keep a process alive', async () => {
  vi.useFakeTimers();
  const handler = handlePost({ name: 'quick', timeLimitMs: 20, answer: async () => ({ status: 200, body: {} }) });
  expect((await call(handler, {})).status).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
