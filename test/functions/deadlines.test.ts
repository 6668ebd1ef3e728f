import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { handlePost } from '../../functions/runtime/handle-post.ts';
import { ORIGIN_HEADER } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import { call, captureLog, handlerOf, SITE_URL, THROUGH_SITE } from './call.ts';
import { validBody } from './valid-body.ts';

// A server that accepts every connection and never answers.
const sockets = new Set<Socket>();
const blackHole = createServer((socket) => sockets.add(socket.resume().on('error', () => socket.destroy())));
await new Promise<void>((listening) => blackHole.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${(blackHole.address() as AddressInfo).port}`;
const endpoints = { AWS_ENDPOINT_URL_DYNAMODB: url, AWS_ENDPOINT_URL_S3: url };

vi.stubEnv('ORIGIN_SECRETS', THROUGH_SITE[ORIGIN_HEADER]);
const output = captureLog();
const timeouts = () =>
  output.lines().filter(({ cause }) => (cause as { error?: string } | undefined)?.error === 'TimeoutError');
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  blackHole.close();
});

/** Resolves when all connections that were opened before have arrived: they arrive in that order. */
async function untilAllArrived(): Promise<void> {
  const last = connect((blackHole.address() as AddressInfo).port, '127.0.0.1');
  await once(last, 'connect');
  const arrived = () => [...sockets].find(({ remotePort }) => remotePort === last.localPort);
  await expect.poll(arrived).toBeDefined();
  sockets.delete(arrived() as Socket);
  last.destroy();
}

const photoUrl = `${SITE_URL}/uploads/complaints/1795231769115976168_Riss.jpg`;
it.each([
  ['the table', contact, {}, {}],
  ['the store of photos', complaint, { photo_urls: [photoUrl] }, { attempts: 3 }],
])('%s that never answers is given up: 503 within eight seconds, no further call', async (_, form, changes, more) => {
  const handler = await handlerOf(form.id, endpoints);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let answer: Awaited<ReturnType<typeof call>> | undefined;
  void call(handler, validBody(form, changes)).then((result) => (answer = result));
  await vi.advanceTimersByTimeAsync(8000);
  expect(answer?.status).toBe(503);
  expect(answer?.headers['retry-after']).toBe('5');
  const cause = expect.objectContaining({ error: 'TimeoutError', ...more });
  expect(timeouts()).toContainEqual(expect.objectContaining({ function: form.id, status: 503, cause }));

  await untilAllArrived();
  const before = sockets.size;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await untilAllArrived();
  expect(sockets.size).toBe(before);
  await expect.poll(() => [...sockets].filter(({ destroyed }) => !destroyed)).toEqual([]);
});

it('answers 503 in time whatever it waits for', async () => {
  const handler = handlePost({ name: 'slow', timeLimitMs: 20, answer: () => new Promise(() => {}) });
  expect((await call(handler, {})).status).toBe(503);
  expect(timeouts().at(-1)).toMatchObject({ level: 'ERROR', function: 'slow', status: 503 });
});
