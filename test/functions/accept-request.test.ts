import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import 'aws-sdk-client-mock-vitest/extend';
import { allForms } from '../../shared/forms/all-forms.ts';
import { call, captureLog, handlerOf, REQUEST_ID } from './call.ts';
import { entries, leastBody, optionalFields, requiredFields, validBody, without } from './valid-body.ts';

const database = mockClient(DynamoDBClient);
const NOW = new Date('2026-03-04T05:06:07.089Z');

beforeEach(() => {
  database.reset();
  database.on(PutItemCommand).resolves({});
  captureLog();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const storedItem = () => database.commandCalls(PutItemCommand)[0]?.args[0].input.Item ?? {};

describe.each(allForms)('$id', (form) => {
  it('stores a filled form as one row under a condition and answers 201 with its reference', async () => {
    const body = validBody(form);
    const { status, headers, json } = await call(await handlerOf(form.id), body);

    expect(status).toBe(201);
    expect(headers).toEqual({ 'content-type': 'application/json; charset=utf-8' });
    expect(json).toEqual({
      submission_id: body['submission_id'],
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    });
    expect(database).toHaveReceivedCommandExactlyOnceWith(PutItemCommand, {
      TableName: 'the_table',
      ConditionExpression: 'attribute_not_exists(id)',
    });
    const strings = Object.entries(entries(form)).map(([name, value]) => [name, { S: value }]);
    expect(storedItem()).toEqual({
      ...Object.fromEntries(strings),
      id: { S: expect.stringMatching(/^[0-9a-f]{64}$/) },
      reference: { S: json['reference'] },
      created_at: { S: '2026-03-04T05:06:07.089Z' },
      expires_at: { N: String(Date.UTC(form.id === 'complaint' ? 2036 : 2028, 2, 4, 5, 6, 7) / 1000) },
    });
  });

  it('leaves out optional fields that are empty, blank or absent', async () => {
    const handler = await handlerOf(form.id);
    const typed = optionalFields(form).filter((name) => form.fields[name]?.input !== 'photos');
    const blank = typed.map((name) => [name, form.fields[name]?.input === 'choice' ? '' : ' \r\n ']);
    const body = leastBody(form);
    await call(handler, { ...body, ...Object.fromEntries(blank) });
    await call(handler, body);

    const names = [...requiredFields(form), 'id', 'reference', 'created_at', 'expires_at'];
    const [first, second] = database.commandCalls(PutItemCommand).map(({ args }) => args[0].input.Item ?? {});
    expect(Object.keys(first ?? {}).toSorted()).toEqual(names.toSorted());
    expect(first).toEqual(second);
  });

  it.each([
    ['the trap field is filled in', { website: 'http://spam.example' }],
    ['it took less than three seconds', { elapsed_ms: 2999 }],
  ])('stores and marks the row as suspect when %s', async (_, changes) => {
    expect((await call(await handlerOf(form.id), validBody(form, changes))).status).toBe(201);
    expect(storedItem()['suspect']).toEqual({ BOOL: true });
  });

  it('does not suspect an empty trap and three seconds', async () => {
    expect((await call(await handlerOf(form.id), validBody(form, { website: '', elapsed_ms: 3000 }))).status).toBe(201);
    expect(storedItem()).not.toHaveProperty('suspect');
  });

  it.each(requiredFields(form))('answers 422 naming %s when it is missing or empty, and stores nothing', async (name) => {
    const handler = await handlerOf(form.id);
    for (const body of [without(validBody(form), name), validBody(form, { [name]: '' })]) {
      const { status, headers, json, errors } = await call(handler, body);
      expect(status).toBe(422);
      expect(headers).toEqual({ 'content-type': 'application/problem+json; charset=utf-8' });
      expect(json).toMatchObject({ type: 'urn:problem:invalid-fields', status: 422, instance: REQUEST_ID });
      expect(errors).toEqual([{ field: name, code: 'required' }]);
    }
    expect(database).not.toHaveReceivedAnyCommand();
  });

  it.each([undefined, '', '99', ` ${form.math.answer}`, `${form.math.answer}.0`, Number(form.math.answer), [form.math.answer], null])(
    'rejects the sum %j and stores nothing',
    async (answer) => {
      const { status, errors } = await call(await handlerOf(form.id), validBody(form, { math_answer: answer }));
      expect(status).toBe(422);
      expect(errors).toEqual([{ field: 'math_answer', code: expect.stringMatching(/^(wrong_answer|required|type)$/) }]);
      expect(database).not.toHaveReceivedAnyCommand();
    },
  );

  it.each([undefined, false, 'true', 1, null])('rejects the privacy consent %j and stores nothing', async (privacy) => {
    const { status, errors } = await call(await handlerOf(form.id), validBody(form, { privacy }));
    expect(status).toBe(422);
    expect(errors).toEqual([{ field: 'privacy', code: 'required' }]);
    expect(database).not.toHaveReceivedAnyCommand();
  });

  it.each(['id', 'reference', 'created_at', 'expires_at', 'suspect', 'toString', 'constructor', '__proto__'])(
    'refuses to be told %s, and does not repeat the name',
    async (name) => {
      const body = Object.defineProperty(validBody(form), name, { value: { S: 'x' }, enumerable: true });
      const { status, text, errors } = await call(await handlerOf(form.id), body);
      expect(status).toBe(422);
      expect(errors).toEqual([{ field: '', code: 'unknown' }]);
      expect(text).not.toContain(`"${name}"`);
      expect(database).not.toHaveReceivedAnyCommand();
    },
  );

  it('never repeats a value that was sent', async () => {
    const wrong = Object.keys(form.fields).map((name) => [name, `Marke-${name}\u0007`]);
    const { status, text } = await call(await handlerOf(form.id), validBody(form, Object.fromEntries(wrong)));
    expect(status).toBe(422);
    expect(text).not.toContain('Marke');
  });
});
