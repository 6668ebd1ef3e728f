/** @module-tag thorough */
import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formPath } from '../../../shared/api.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { MAX_PHOTO_BYTES, photoKey, type PhotoType } from '../../../shared/photos.ts';
import * as images from '../../functions/sample-images.ts';
import { synthesise } from '../../infra/fixtures/fixture-stack.ts';
import { figure } from '../effort.ts';
import { CANARY, fill, photoUrlsOf, send, withUploads } from '../filled.ts';
import { seeded } from '../random.ts';
import { allRows, photoOf, sha256 } from '../stored.ts';
import { startSystem, type System } from '../system.ts';
import { request } from '../visitor.ts';

const random = seeded(20_261_143);
let system: System;

beforeAll(async () => {
  system = await startSystem({ stack: await synthesise('local', 'own') });
});
afterAll(() => system[Symbol.asyncDispose]());

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#6a7b8c' } });
const exif = {
  IFD0: { Artist: '<script>alert(1)</script>' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1' },
};
const zip = Buffer.concat([
  Buffer.from('PK\u0003\u0004'),
  Buffer.alloc(200),
  Buffer.from('PK\u0005\u0006'),
  Buffer.alloc(18),
]);
const bomb = Buffer.concat([images.pngOf(30_000, 30_000), deflateSync(Buffer.alloc(1_000_000))]);
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** What `test/functions/complaint.test.ts` accepts and refuses in a function alone, and more kinds of files. */
const files: readonly (readonly [what: string, type: PhotoType, bytes: Buffer, isPhoto: boolean])[] = [
  ['a JPEG', 'image/jpeg', images.jpegFile, true],
  ['a grey JPEG', 'image/jpeg', await picture.clone().greyscale().jpeg().toBuffer(), true],
  ['a JPEG with a place and a script', 'image/jpeg', await picture.clone().jpeg().withExif(exif).toBuffer(), true],
  ['a JPEG of exactly ten megabytes', 'image/jpeg', images.jpegOfPixels(MAX_PHOTO_BYTES), true],
  ['a PNG with a palette', 'image/png', await picture.clone().png({ palette: true }).toBuffer(), true],
  ['a PNG with text', 'image/png', images.pngWith('tEXt'), true],
  ['HTML', 'image/jpeg', Buffer.from('<!doctype html><script>alert(document.domain)</script>'), false],
  ['PDF', 'image/png', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'), false],
  ['AVIF', 'image/jpeg', await picture.clone().avif().toBuffer(), false],
  ['TIFF', 'image/png', await picture.clone().tiff().toBuffer(), false],
  ['the EICAR test file', 'image/jpeg', Buffer.from(eicar), false],
  ['a JPEG with a ZIP behind it', 'image/jpeg', Buffer.concat([images.jpegFile, zip]), false],
  ['a PNG with a ZIP behind it', 'image/png', Buffer.concat([images.pngFile, zip]), false],
  ['a scan bomb', 'image/jpeg', images.withPixels(images.jpegOfScans(3459), 7000, 7000), false],
  ['a PNG bomb', 'image/png', bomb, false],
];

it.each(files)('B8: %s gets into a row, and opens, only if it is a photo', async (what, type, bytes, isPhoto) => {
  const photo = { name: `${CANARY} ${what}.html`, bytes, type };
  const complete = await withUploads(system.url, fill(random, 0, complaint), [photo]);
  const { status } = await send(system.url, complete);
  const [url = ''] = photoUrlsOf(complete.body);
  const stored = await photoOf(system.operator, photoKey(system.url, url) ?? '');
  const seen = await request(url);
  expect({ status, ...stored, seen: seen.status }).toEqual({
    status: isPhoto ? 201 : 422,
    state: isPhoto ? 'kept' : 'pending',
    sha256: sha256(bytes),
    seen: isPhoto ? 200 : 404,
  });
  expect(seen.headers['content-type'] === type).toBe(isPhoto);
});

it.each([
  ['POST', '/api/', 404],
  ['POST', '/api/contact/', 404],
  ['POST', '/api/Contact', 404],
  ['POST', '/api/contact/x', 404],
  ['POST', '/api//contact', 404],
  ['POST', '/api/%63ontact', 404],
  ['POST', '/api/contact%00', 404],
  ['POST', '/api/..%2fcontact', 404],
  // CloudFront itself refuses unknown methods.
  ['TRACE', formPath(contact.id), 403],
  ['PROPFIND', formPath(contact.id), 403],
])('B9: %s %s reaches no function', async (method, path, status) => {
  const headers = { 'content-type': 'application/json' };
  expect((await request(system.url + path, { method, headers, body: '{}' })).status).toBe(status);
});

/** Sends bytes and hangs up. @returns the statuses that came back */
async function statusesOf(text: string): Promise<number[]> {
  const socket = connect(Number(new URL(system.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  // A reset is one way of being cut off; events.once would take it for a failure of the test.
  socket.on('error', () => {});
  socket.end(Buffer.from(text, 'latin1'));
  await new Promise((closed) => socket.once('close', closed));
  return Array.from(answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status));
}

const POST = `POST ${formPath(contact.id)} HTTP/1.1\r\nHost: x\r\n`;

// One case of each kind: Node tests its own parser.
it.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\n'],
  ['an address of another place', 'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['two hosts', `${POST}Host: y\r\n\r\n`],
  ['two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  ['length and chunks', `${POST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a chunk of a negative size', `${POST}Transfer-Encoding: chunked\r\n\r\n-1\r\n{}`],
  ['a header with a NUL', `${POST}A: \0\r\n\r\n`],
  ['headers of 20 KB', `${POST}A: ${'a'.repeat(20_000)}\r\n\r\n`],
])('B10: %s is refused or cut off, and the door stays open', async (_, text) => {
  const statuses = await statusesOf(text);
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  expect((await request(system.url)).status).toBe(200);
});

it('nothing of all this was stored but the complaints with real photos, and no log tells of it', async () => {
  expect(await allRows(system.operator)).toHaveLength(files.filter(([, , , isPhoto]) => isPhoto).length);
  const log = await system.log();
  expect(log).not.toContain(CANARY);
  expect(log).not.toContain('"level":"error"');
  figure('B8', `${files.length} files, uploaded and handed in`);
});
