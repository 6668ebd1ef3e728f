import type { LocalHost } from '@works/local-aws/local-host';
import { beforeAll, describe, expect, it } from 'vitest';
import { formPath, MAX_BODY_BYTES, type Accepted } from '../../../shared/api.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { apiHeaders, photoHeaders } from '../../../shared/security-headers.ts';
import { rowsIn } from '../../fixtures/stored-rows.ts';
import { jpegFile } from '../../functions/sample-images.ts';
import { validBody } from '../../functions/valid-body.ts';
import { filled, photoUrlsOf, send, withUploads } from '../../reliability/filled.ts';
import { jsonOf, post, request } from '../../reliability/visitor.ts';
import { mailsAbout } from '../fixtures/mails.ts';
import { startHost } from '../fixtures/started-host.ts';

let host: LocalHost;
let dataDir: string;
beforeAll(async () => {
  const started = await startHost();
  ({ host, dataDir } = started);
  return started.end;
});

/** Without following redirects. */
const get = (path: string) => fetch(host.url + path, { redirect: 'manual' });

describe('a page', () => {
  it.each([
    ['/', 200, 'Start'],
    ['/kontakt', 200, 'Kontakt'],
    ['/gibts-nicht', 404, 'Seite nicht gefunden'],
    ['/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd', 404, 'Seite nicht gefunden'],
    ['/assets/..%2findex.html', 404, 'Seite nicht gefunden'],
  ])('%s is answered with %i', async (path, status, title) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  });

  // Threat T15: the name of an inherited property once changed every object of the host.
  it('has one address, whatever names its query has', async () => {
    const answer = await get('/Kontakt/?a=%C3%BC&__proto__=1&b');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/kontakt?a=%C3%BC&__proto__=1&b']);
  });
});

const call = (body: unknown) => post(host.url + formPath(contact.id), body);

describe('a call', () => {
  it('is answered by its function with the headers of the template: stored once, confirmed twice, mailed once', async () => {
    const body = validBody(contact);
    const answers = [await call(body), await call(body)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    for (const { headers } of answers) expect(headers).toMatchObject(apiHeaders());
    const [first, second] = answers.map((answer) => jsonOf<Accepted>(answer));
    expect(second).toEqual(first);
    expect(await rowsIn(host.operator, contact.table)).toMatchObject([{ reference: first?.reference }]);
    await expect.poll(async () => (await mailsAbout(dataDir, 'email@firma.ch')).length).toBe(2);
    const mails = await mailsAbout(dataDir, 'email@firma.ch');
    const [confirmation, ...others] = mails.filter(({ to }) => to?.[0]?.address === 'email@firma.ch');
    expect(others).toEqual([]);
    expect(confirmation?.text).toContain(first?.reference ?? 'no reference');
  });

  it('of another method is refused by the function, of one that CloudFront does not know by itself', async () => {
    const answer = await get('/api/contact');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await request(`${host.url}/api/contact`, { method: 'TRACE' })).status).toBe(403);
  });

  it.each(['none', 'contact/', '..%2fcontact'])(
    'to an unknown path is answered by the API, never by a page: %s',
    async (end) => {
      const answer = await request(`${host.url}/api/${end}`);
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json']);
    },
  );

  it('above the limit is refused as the firewall does, and reaches no function', async () => {
    const answer = await call('x'.repeat(MAX_BODY_BYTES));
    expect([answer.status, jsonOf(answer)]).toEqual([
      413,
      { type: 'urn:problem:body-too-large', title: 'The body is too large', status: 413 },
    ]);
  });
});

describe('a photo', () => {
  it('is uploaded, opens only when its complaint has come, and then as a photo and nothing else', async () => {
    const sent = await withUploads(host.url, filled(complaint), [{ name: 'Riss.jpg', bytes: jpegFile }]);
    const [url = ''] = photoUrlsOf(sent.body);
    expect((await request(url)).status).toBe(404);
    expect((await send(host.url, sent)).status).toBe(201);
    const { status, headers, body: photo } = await request(url);
    expect([status, headers]).toMatchObject([200, { 'content-type': 'image/jpeg', ...photoHeaders() }]);
    expect(photo.equals(jpegFile)).toBe(true);
  });

  it.each(['complaints/1795233816059312376_x.jpg', 'complaints/', 'secret', '', '%ff'])(
    'that is missing or not kept gets a plain 404: %s',
    async (key) => {
      const answer = await get(`/uploads/${key}`);
      expect([answer.status, /xml|html/u.test(answer.headers.get('content-type') ?? '')]).toEqual([404, false]);
      expect(await answer.text()).toContain('Not Found');
    },
  );
});

describe('the door', () => {
  it('is open to this machine’s own names only', async () => {
    const { port } = new URL(host.url);
    const status = async (name: string) => (await request(host.url, { headers: { host: name } })).status;
    expect(await Promise.all([`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].map(status))).toEqual([
      200, 200, 200,
    ]);
    expect(await Promise.all(['evil.example', `evil.example:${port}`, 'localhost:1', 'localhost'].map(status))).toEqual(
      [421, 421, 421, 421],
    );
  });
});
