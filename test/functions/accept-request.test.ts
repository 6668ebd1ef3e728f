import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { call, captureLog, handlerOf, REQUEST_ID } from './call.ts';
import { fakeDynamoDB } from './fake-dynamodb.ts';
import { entries, leastBody, optionalFields, requiredFields, validBody } from './valid-body.ts';

const database = await fakeDynamoDB();
const NOW = new Date('2026-03-04T05:06:07.089Z');

beforeEach(() => {
  database.behave('store');
  captureLog();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => database.close());

const handlerFor = (form: Form) => handlerOf(form.id, { AWS_ENDPOINT_URL_DYNAMODB: database.url });

describe.each(allForms)('$id', (form) => {
  it('stores a filled form as one row and answers 201 with its reference', async () => {
    const body = validBody(form);
    const { status, headers, json } = await call(await handlerFor(form), body);

    expect(status).toBe(201);
    expect(headers).toEqual({ 'content-type': 'application/json; charset=utf-8' });
    expect(json).toEqual({
      submission_id: body['submission_id'],
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    });
    expect(database.tables()).toEqual(['the_table']);
    expect(database.rows()).toEqual([
      {
        ...entries(form),
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        reference: json['reference'],
        created_at: '2026-03-04T05:06:07.089Z',
        expires_at: Date.UTC(form.id === 'complaint' ? 2036 : 2028, 2, 4, 5, 6, 7) / 1000,
      },
    ]);
  });

  it('leaves out optional fields that are empty, blank or absent', async () => {
    const handler = await handlerFor(form);
    const typed = optionalFields(form).filter((name) => form.fields[name]?.input !== 'photos');
    const blank = Object.fromEntries(
      typed.map((name) => [name, form.fields[name]?.input === 'choice' ? '' : ' \r\n ']),
    );
    const body = leastBody(form);
    expect((await call(handler, { ...body, ...blank })).status).toBe(201);
    const [row] = database.rows();
    const names = [...requiredFields(form), 'id', 'reference', 'created_at', 'expires_at'];
    expect(Object.keys(row ?? {}).toSorted()).toEqual(names.toSorted());

    database.behave('store');
    expect((await call(handler, body)).status).toBe(201);
    expect(database.rows()).toEqual([row]);
  });

  it.each([
    ['the trap field is filled in', { website: 'http://spam.example' }],
    ['it took less than three seconds', { elapsed_ms: 2999 }],
    ['the time is left out, which the page never does', { elapsed_ms: undefined }],
  ])('stores and marks the row as suspect when %s', async (_, changes) => {
    expect((await call(await handlerFor(form), validBody(form, changes))).status).toBe(201);
    expect(database.rows()).toEqual([expect.objectContaining({ suspect: true })]);
  });

  it('does not suspect an empty trap and three seconds', async () => {
    expect((await call(await handlerFor(form), validBody(form, { website: '', elapsed_ms: 3000 }))).status).toBe(201);
    expect(database.rows()).toEqual([expect.not.objectContaining({ suspect: expect.anything() })]);
  });

  const { answer } = form.math;
  const wrongSum = { field: 'math_answer', code: expect.stringMatching(/^(wrong_answer|required|type)$/) };
  const noConsent = { field: 'privacy', code: 'required' };

  it.each<[string, Record<string, unknown>, object]>([
    ...requiredFields(form).flatMap((field): [string, Record<string, unknown>, object][] => [
      [field, { [field]: undefined }, { field, code: 'required' }],
      [field, { [field]: '' }, { field, code: 'required' }],
    ]),
    ...[undefined, '', '99', ` ${answer}`, `${answer}.0`, Number(answer), [answer], null].map(
      (sum): [string, Record<string, unknown>, object] => ['the sum', { math_answer: sum }, wrongSum],
    ),
    ...[undefined, false, 'true', 1, null].map((privacy): [string, Record<string, unknown>, object] => [
      'the consent',
      { privacy },
      noConsent,
    ]),
    ...['id', 'reference', 'created_at', 'expires_at', 'suspect', 'toString', 'constructor', '__proto__'].map(
      (name): [string, Record<string, unknown>, object] => [
        'no field',
        Object.defineProperty({}, name, { value: 'Marke', enumerable: true }),
        { field: '', code: 'unknown' },
      ],
    ),
  ])('answers 422 naming %s for %j, and stores nothing', async (_, changes, error) => {
    const body = Object.defineProperties(validBody(form), Object.getOwnPropertyDescriptors(changes));
    const { status, headers, json, text, errors } = await call(await handlerFor(form), body);
    expect(status).toBe(422);
    expect(headers).toEqual({ 'content-type': 'application/problem+json; charset=utf-8' });
    expect(json).toMatchObject({ type: 'urn:problem:invalid-fields', status: 422, instance: REQUEST_ID });
    expect(errors).toEqual([error]);
    const unknown = 'field' in error && error.field === '' ? Object.keys(changes) : [];
    expect(unknown.filter((name) => text.includes(`"${name}"`))).toEqual([]);
    expect(database.calls).toBe(0);
  });

  it('never repeats a value that was sent', async () => {
    const wrong = Object.keys(form.fields).map((name) => [name, `Marke-${name}\u0007`]);
    const { status, text } = await call(await handlerFor(form), validBody(form, Object.fromEntries(wrong)));
    expect(status).toBe(422);
    expect(text).not.toContain('Marke');
  });
});
