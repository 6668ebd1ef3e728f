import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES, ORIGIN_HEADER } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { contact } from '../../shared/forms/contact.ts';
import { captureLog, postEvent, REQUEST_ID, send, THROUGH_SITE } from './call.ts';
import { fakeDynamoDB } from './fake-dynamodb.ts';
import { validBody } from './valid-body.ts';

const database = await fakeDynamoDB();
const handlerOf = (id: string) => database.handlerFor({ id });
const PROBLEM = { 'content-type': 'application/problem+json; charset=utf-8' };
captureLog();

const json = (value: unknown) => JSON.stringify(value);
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const typed = (type: string, more = {}) => ({ headers: { 'content-type': type, ...more } });

const names = [...allForms.map(({ id }) => id), 'complaint-photos'];
describe.each(names)('%s', (name) => {
  it.each(['GET', 'PUT'])('answers %s with 405 and allows POST', async (method) => {
    const { status, headers, json: problem } = await send(await handlerOf(name), postEvent(undefined, { method }));
    expect([status, headers]).toEqual([405, { ...PROBLEM, allow: 'POST' }]);
    expect(problem).toMatchObject({ type: 'urn:problem:method-not-allowed', status: 405, instance: REQUEST_ID });
  });

  it.each([
    typed('text/plain'),
    typed('application/json; charset=iso-8859-1'),
    typed('application/json', { 'content-encoding': 'gzip' }),
  ])('answers a body sent as $headers with 415', async (changes) => {
    const { status, headers, json: problem } = await send(await handlerOf(name), postEvent('{}', changes));
    expect([status, headers]).toEqual([415, PROBLEM]);
    expect(problem).toMatchObject({ type: 'urn:problem:unsupported-media-type', status: 415 });
  });

  // What else is no JSON, no UTF-8 or no request: test/reliability/hostile/json.test.ts.
  it.each([undefined, '', '\ufeff{}'])('answers the body %j with 400', async (body) => {
    const { status, json: problem } = await send(await handlerOf(name), postEvent(body));
    expect(status).toBe(400);
    expect(problem).toMatchObject({ type: 'urn:problem:invalid-json', status: 400, instance: REQUEST_ID });
  });

  it('counts the size in bytes: 32 KB are read, one more is answered with 413', async () => {
    const handler = await handlerOf(name);
    // An umlaut is one character and two bytes.
    const largest = `"${'ü'.repeat(MAX_BODY_BYTES / 2 - 1)}"`;
    expect(Buffer.byteLength(largest)).toBe(MAX_BODY_BYTES);
    for (const [body, status] of [
      [largest, 422],
      [`${largest} `, 413],
    ] as const) {
      expect((await send(handler, postEvent(body))).status).toBe(status);
      expect((await send(handler, postEvent(base64(body), { isBase64Encoded: true }))).status).toBe(status);
    }
  });
});

const secret = THROUGH_SITE[ORIGIN_HEADER];
it.each(names)('a call of %s past CloudFront is refused and stored nowhere, whatever else is wrong', async (name) => {
  const form = allForms.find(({ id }) => id === name);
  const problem = { type: 'urn:problem:not-through-the-site', status: 403, instance: REQUEST_ID };
  for (const sent of [undefined, '', secret.slice(1), `${secret},${secret}`]) {
    const { headers } = typed('application/json', sent === undefined ? {} : { [ORIGIN_HEADER]: sent });
    for (const [body, changes] of [
      [json(form ? validBody(form) : {}), { headers }],
      ['{', { headers, method: 'GET' }],
      ['{', { headers: { ...headers, 'content-type': 'text/plain' } }],
    ] as const) {
      const reply = await send(await handlerOf(name), postEvent(body, { ...changes, throughSite: false }));
      expect([reply.status, reply.headers]).toEqual([403, PROBLEM]);
      expect(reply.json).toMatchObject(problem);
    }
  }
  expect(database.calls).toBe(0);
});

const types = ['application/json', 'application/json;charset=utf-8', 'Application/JSON; charset="UTF-8"'];
it.each(types)('accepts a body sent as %s, as text and in base64', async (type) => {
  const handler = await handlerOf(contact.id);
  const [first = '', second = ''] = [1, 2].map(() => json(validBody(contact, { name: 'Zoë Müller-Çelik' })));
  const encoded = postEvent(base64(second), { ...typed(type), isBase64Encoded: true });
  for (const event of [postEvent(first, typed(type)), encoded]) expect((await send(handler, event)).status).toBe(201);
  expect(database.rows().map(({ name }) => name)).toEqual(['Zoë Müller-Çelik', 'Zoë Müller-Çelik']);
});
