/** @module-tag thorough */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  formPath,
  MAX_BODY_BYTES,
  PHOTOS_PATH,
  type Accepted,
  type PhotosAnswer,
  type Problem,
} from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { MAX_PHOTO_BYTES, photoKey } from '../../../shared/photos.ts';
import { validBody } from '../../functions/valid-body.ts';
import { synthesise } from '../../infra/fixtures/fixture-stack.ts';
import { figure, isFull } from '../effort.ts';
import { askForUploads, CANARY, fill, photoUrlsOf, send, withUploads } from '../filled.ts';
import { seeded } from '../random.ts';
import { allRows, photoOf, rowsOf, sha256 } from '../stored.ts';
import { startSystem, type System } from '../system.ts';
import { createVisitor, jsonOf } from '../visitor.ts';
import { triedFiles } from './files.ts';

const random = seeded(20_261_143);
const visitor = createVisitor();
const paths = [...allForms.map(({ id }) => formPath(id)), PHOTOS_PATH];
let system: System;

beforeAll(async () => {
  system = await startSystem({ stack: await synthesise('local', 'own') });
});
afterAll(async () => {
  visitor.leave();
  await system[Symbol.asyncDispose]();
});

const filesToTry = isFull ? triedFiles : triedFiles.filter((_, index) => index % 4 === 0);

it('B8: only real photos within their limits get into a row, whatever is handed in', async () => {
  const wrong: unknown[] = [];
  for (const [index, { what, bytes, type, isPhoto }] of filesToTry.entries()) {
    const filled = fill(random, index, complaint);
    const photo = { name: `${CANARY} ${what}.html`, bytes, type };
    const complete = await withUploads(visitor, system.url, filled, [photo]);
    const answer = await send(visitor, system.url, complete);
    const [url = ''] = photoUrlsOf(complete.body);
    const stored = await photoOf(system.operator, photoKey(system.url, url) ?? '');
    const seen = await visitor.send(url);
    const found = {
      status: answer.status,
      state: stored.state,
      isWhole: stored.sha256 === sha256(bytes),
      seen: seen.status,
    };
    const right = isPhoto
      ? { status: 201, state: 'kept', isWhole: true, seen: 200 }
      : { status: 422, state: 'pending', isWhole: true, seen: 404 };
    if (JSON.stringify(found) !== JSON.stringify(right)) wrong.push({ what, found, right });
    if (isPhoto && seen.headers['content-type'] !== type) wrong.push({ what, type: seen.headers['content-type'] });
  }
  expect(wrong).toEqual([]);
  expect(await rowsOf(system.operator, complaint)).toHaveLength(filesToTry.filter(({ isPhoto }) => isPhoto).length);
  figure('B8', `${filesToTry.length} files, uploaded and handed in`);
});

it.each([0, -1, MAX_PHOTO_BYTES + 1, 1.5])('B8: an upload of %d bytes is refused', async (size) => {
  const files = [{ name: 'a.jpg', type: 'image/jpeg', size }];
  const answer = await visitor.post(system.url + PHOTOS_PATH, {
    submission_id: crypto.randomUUID(),
    math_answer: complaint.math.answer,
    files,
  });
  expect(answer.status).toBe(422);
});

it('B8: the store takes neither more nor other bytes than were offered, nor the same twice', async () => {
  const bytes = Buffer.alloc(100);
  const offer = async () => {
    const [one] = await askForUploads(visitor, system.url, crypto.randomUUID(), [{ name: 'a.jpg', bytes }]);
    return one as PhotosAnswer['photos'][number];
  };
  const put = async (
    { url, headers }: PhotosAnswer['photos'][number],
    changes: Record<string, string> = {},
    body = bytes,
  ) => (await visitor.send(url, { method: 'PUT', headers: { ...headers, ...changes }, body })).status;
  expect(await put(await offer(), {}, Buffer.alloc(101))).toBe(403);
  expect(await put(await offer(), {}, Buffer.alloc(99))).toBe(403);
  expect(await put(await offer(), { 'content-type': 'text/html' })).toBe(403);
  expect(await put(await offer(), { 'x-amz-tagging': 'state=kept' })).toBe(403);
  expect(await put(await offer(), { 'x-amz-meta-submission': crypto.randomUUID() })).toBe(403);
  const same = await offer();
  expect([await put(same), await put(same)]).toEqual([200, 412]);
});

it('B8: no visitor can hand in the photo of another', async () => {
  const { bytes } = triedFiles.find(({ isPhoto }) => isPhoto) ?? { bytes: Buffer.alloc(0) };
  const photos = [{ name: 'a.jpg', bytes }];
  const { body } = await withUploads(visitor, system.url, fill(random, 1000, complaint), photos);
  const another = fill(random, 1001, complaint);
  const stolen = { ...another, body: { ...another.body, photo_urls: photoUrlsOf(body) } };
  const thief = await send(visitor, system.url, stolen);
  expect([thief.status, jsonOf<Problem>(thief).errors]).toEqual([422, [{ field: 'photo_urls', code: 'photos' }]]);
});

const METHODS = ['POST', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=iso-8859-1',
  'application/jsonp',
  'text/plain',
  'text/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
];

/** The API's answer to a call without a valid form. CloudFront itself refuses unknown methods. */
function rightStatus(path: string, method: string, type: string): number {
  if (['TRACE', 'PROPFIND'].includes(method)) return 403;
  if (method !== 'POST') return 405;
  // A form of the browser's own, from no page of the site.
  if (type === 'application/x-www-form-urlencoded' && path !== PHOTOS_PATH) return 403;
  return type.startsWith('application/json') && !/jsonp|8859/.test(type) ? 422 : 415;
}

it('B9: every method and type has its answer at every path', async () => {
  const wrong: unknown[] = [];
  let cases = 0;
  for (const path of paths)
    for (const method of METHODS)
      for (const type of TYPES) {
        cases += 1;
        const { status, headers } = await visitor.send(system.url + path, {
          method,
          headers: type ? { 'content-type': type } : {},
          body: method === 'HEAD' ? undefined : '{}',
        });
        if (status !== rightStatus(path, method, type) || (status === 405) !== (headers['allow'] === 'POST'))
          wrong.push({ path, method, type, status, allow: headers['allow'] });
      }
  expect(wrong).toEqual([]);
  figure('B9', `${cases} calls`);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const postText = (path: string, body: Buffer | string, more: Record<string, string> = {}) =>
  visitor.send(system.url + path, { method: 'POST', headers: { ...JSON_TYPE, ...more }, body });

it.each(['gzip', 'identity', 'br', ''])('B9: a body with the content encoding %j is refused', async (encoding) => {
  const body = JSON.stringify(validBody(complaint));
  const answer = await postText(formPath(complaint.id), body, { 'content-encoding': encoding });
  expect(answer.status).toBe(415);
});

it.each([
  ['32 KB to the byte', MAX_BODY_BYTES, 400],
  ['one byte more', MAX_BODY_BYTES + 1, 413],
  ['a megabyte', 1024 * 1024, 413],
  ['more than the API takes', 10 * 1024 * 1024 + 1, 413],
])('B9: a body of %s is answered with its code, with and without its length', async (_, size, status) => {
  for (const path of isFull ? paths : paths.slice(-1)) {
    const body = Buffer.alloc(size, ' ');
    const withLength = await postText(path, body);
    const stream = { body: new Blob([body]).stream(), duplex: 'half' } as RequestInit;
    const chunked = await fetch(system.url + path, { method: 'POST', headers: JSON_TYPE, ...stream });
    expect([path, withLength.status, chunked.status]).toEqual([path, status, status]);
  }
});

it.each([
  '/api/',
  '/api/none',
  '/api/contact/',
  '/api/Contact',
  '/api/contact/x',
  '/api//contact',
  '/api/%63ontact',
  '/api/contact%00',
  '/api/..%2fcontact',
  '/api/contact.json',
])('B9: %s is nowhere', async (path) => {
  expect((await postText(path, '{}')).status).toBe(404);
});

/** Malformed requests, two in one, or for another host. `#` is replaced by the path. */
const malformed: readonly string[] = [
  ...[
    'hello',
    '',
    '\0\0\0\0',
    'GET',
    'GET #',
    'GET # HTTP/0.9',
    'GET # HTTP/1.2',
    'GET # HTTP/2.0',
    'GET # HTTP/9.9',
    'PRI * HTTP/2.0',
    'GET  # HTTP/1.1',
    'get # HTTP/1.1',
    'G\0ET # HTTP/1.1',
  ].map((line) => `${line}\r\n\r\n`),
  ...[
    'GET http://evil.example/ HTTP/1.1',
    'GET http://169.254.169.254/ HTTP/1.1',
    'CONNECT evil.example:443 HTTP/1.1',
    'GET evil HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET #\0 HTTP/1.1',
    'GET #\u0001 HTTP/1.1',
  ].map((line) => `${line}\r\nHost: x\r\n\r\n`),
  ...[
    '',
    'Host: evil.example',
    'Host: x\r\nHost: y',
    'Host:',
    'Host: localhost@evil.example',
    'host : x',
    ' Host: x',
    '\tHost: x',
    'Host\0: x',
    'Host: x\r\nA\u0001: b',
    'Host: x\r\nA: \0',
    'Host: x\r\n: b',
    'Host: x\r\nA b: c',
    'Host: x\r\nA: b\r\n c',
  ].map((head) => `POST # HTTP/1.1\r\n${head}\r\n\r\n`),
  ...[
    'Content-Length: 2\r\nContent-Length: 3',
    'Content-Length: 2, 3',
    'Content-Length: -1',
    'Content-Length: +2',
    'Content-Length: 0x2',
    'Content-Length: 2 2',
    'Content-Length: a',
    'Content-Length: 99999999999999999999',
    'Content-Length: 2\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 2',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: gzip',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\u000bchunked',
    'Transfer-Encoding: "chunked"',
  ].map((head) => `POST # HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n{}`),
  ...[
    'x\r\n{}',
    '-1\r\n{}',
    '2\r\n{}',
    '2\n{}\r\n0\r\n\r\n',
    '2;\0\r\n{}\r\n0\r\n\r\n',
    '0x2\r\n{}\r\n0\r\n\r\n',
    'FFFFFFFFFFFFFFFFF\r\n{}',
    '2\r\n{}x\r\n0\r\n\r\n',
    '2 \r\n{}\r\n0\r\n\r\n',
  ].map((chunks) => `POST # HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`),
  ...[
    `A: ${'a'.repeat(20_000)}`,
    Array.from({ length: 3000 }, (_, index) => `A${index}: b`).join('\r\n'),
    `${'a'.repeat(20_000)}: b`,
  ].map((head) => `POST # HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`),
  `GET #?${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
];

/** Sends bytes and hangs up. @returns the statuses that came back */
async function statusesOf(request: string): Promise<number[]> {
  const socket = connect(Number(new URL(system.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  // A reset is one way of being cut off; events.once would take it for a failure of the test.
  socket.on('error', () => {});
  socket.end(Buffer.from(request, 'latin1'));
  await new Promise((closed) => socket.once('close', closed));
  return Array.from(answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status));
}

it('B10: whatever is no request is refused or cut off, and the door stays open', async () => {
  const before = await system.pids();
  const wrong: unknown[] = [];
  for (const path of paths)
    for (const text of malformed) {
      const statuses = await statusesOf(text.replace('#', path));
      if (statuses.some((status) => ![400, 403, 404, 408, 411, 413, 414, 417, 421, 431, 505].includes(status)))
        wrong.push({ path, text: text.slice(0, 80), statuses });
    }
  expect(wrong).toEqual([]);
  expect(await system.pids()).toEqual(before);
  const alive = fill(random, 2000);
  const answer = await send(visitor, system.url, alive);
  expect([answer.status, jsonOf<Accepted>(answer).submission_id]).toEqual([201, alive.submissionId]);
  figure('B10', `${malformed.length * paths.length} requests, ${malformed.length} kinds`);
});

it('nothing of all this was stored but the real photos’ complaints and the last form, and no log tells of it', async () => {
  const emails = (await allRows(system.operator)).map(({ email }) => String(email));
  expect(emails.every((email) => email.includes(CANARY))).toBe(true);
  expect(emails).toHaveLength(filesToTry.filter(({ isPhoto }) => isPhoto).length + 1);
  const log = await system.log();
  expect(log).not.toContain(CANARY);
  expect(log).not.toContain('"level":"error"');
});
