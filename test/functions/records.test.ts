import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordKey, reference } from '../../functions/runtime/records.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { contact } from '../../shared/forms/contact.ts';
import { call, captureLog, REQUEST_ID } from './call.ts';
import { fakeDynamoDB } from './fake-dynamodb.ts';
import { entries, validBody } from './valid-body.ts';

// The real SDK client with its retries, against a server with faults.
const database = await fakeDynamoDB();
const output = captureLog();
beforeEach(() => {
  // The SDK's retry strategy spends a budget for each process: every test has a client with a full one.
  vi.resetModules();
  // Pauses between attempts have a random length: none here.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe.each(allForms)('$id', (form) => {
  it('stores the same submission once, however often it is sent, and always answers the same', async () => {
    const handler = await database.handlerFor(form);
    const body = validBody(form);
    const first = await call(handler, body);
    const row = database.rows();
    const again = await Promise.all([1, 2, 3].map(() => call(handler, { ...body, elapsed_ms: 90_000 })));
    expect(first.status).toBe(201);
    for (const reply of again) expect(reply).toEqual(first);
    expect(row).toHaveLength(1);
    expect(database.rows()).toEqual(row);
  });

  it.each(Object.keys(entries(form)))('stores another row when %s was edited before the retry', async (name) => {
    const handler = await database.handlerFor(form);
    const body = validBody(form);
    const options = Object.keys(form.fields[name]?.options ?? {});
    const edited = form.fields[name]?.input === 'choice' ? options[0] : `x${String(body[name])}`;
    const first = await call(handler, body);
    const second = await call(handler, { ...body, [name]: edited });
    expect(second.status).toBe(201);
    expect(second.json['reference']).not.toBe(first.json['reference']);
    expect(database.rows()).toHaveLength(2);
  });

  it('keeps two visitors apart who write the same', async () => {
    const handler = await database.handlerFor(form);
    await call(handler, validBody(form));
    await call(handler, validBody(form));
    expect(database.rows()).toHaveLength(2);
  });

  it("answers 201 when the database's answer is lost after storing: the SDK's retry meets its own row", async () => {
    database.behave('store, then cut', 'store');
    expect((await call(await database.handlerFor(form), validBody(form))).status).toBe(201);
    expect(database.calls).toBe(2);
    expect(database.rows()).toHaveLength(1);
  });

  it('answers 503 when every answer is lost after storing, and the next press finds the row', async () => {
    database.behave('store, then cut', ...Array<'cut'>(9).fill('cut'), 'store');
    const handler = await database.handlerFor(form);
    const body = validBody(form);
    expect((await call(handler, body)).status).toBe(503);
    expect((await call(handler, body)).status).toBe(201);
    expect(database.rows()).toHaveLength(1);
  });
});

describe('a database that fails', () => {
  it.each([
    ['throttles', 'throttle', 'ProvisionedThroughputExceededException'],
    ['fails', 'fail', 'InternalServerError'],
    ['hangs up', 'cut', 'TimeoutError'],
  ] as const)('which %s ten times is answered with 503 and Retry-After, and logged', async (_, fault, error) => {
    const handler = await database.handlerFor(contact);
    database.behave(fault);
    const { status, headers, json } = await call(handler, validBody(contact));
    expect(status).toBe(503);
    expect(headers).toEqual({ 'content-type': 'application/problem+json; charset=utf-8', 'retry-after': '5' });
    expect(json).toMatchObject({ type: 'urn:problem:unavailable', status: 503, instance: REQUEST_ID });
    expect(database.calls).toBe(10);
    expect(output.lines().at(-1)).toMatchObject({ level: 'ERROR', status: 503, cause: { error, attempts: 10 } });

    database.behave('store');
    expect((await call(handler, validBody(contact))).status).toBe(201);
  });
});

describe('the key', () => {
  const submission = { submissionId: '11111111-1111-4111-8111-111111111111', suspect: false };
  const keyOf = (record: Record<string, string>) => recordKey(contact, { ...submission, record });

  it('keeps neighbouring values apart and ignores the order in which they were sent', () => {
    expect(keyOf({ name: 'a', company: 'b' })).not.toBe(keyOf({ name: 'b', company: 'a' }));
    expect(keyOf({ name: 'a","company', message: 'b' })).not.toBe(
      keyOf({ name: 'a', company: 'message', message: 'b' }),
    );
    expect(keyOf({ name: 'a', company: 'b' })).toBe(keyOf({ company: 'b', name: 'a' }));
  });

  it.each([
    ['0000000000', '0000-0000'],
    ['0443214c74', '0H1J-2K3M'],
    ['8000000000', 'G000-0000'],
  ])('begins with %s: the reference is %s', (start, expected) => {
    expect(reference(start.padEnd(64, '7'))).toBe(expected);
  });
});
