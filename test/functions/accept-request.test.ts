import { surfaces } from '@works/stone/mixes/surfaces';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { consultation } from '../../shared/forms/consultation.ts';
import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { expiresAt } from '../../shared/retention.ts';
import { call, captureLog, REQUEST_ID } from './call.ts';
import { fakeDynamoDB } from './fake-dynamodb.ts';
import { entries, validBody } from './valid-body.ts';

const database = await fakeDynamoDB();
captureLog();
beforeEach(() => void vi.setSystemTime('2026-03-04T05:06:07.089Z'));
afterEach(() => void vi.useRealTimers());

describe.each(allForms)('$id', (form) => {
  it('stores a filled form as one row and answers 201 with its reference', async () => {
    const body = validBody(form);
    const { status, headers, json } = await call(await database.handlerFor(form), body);

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
        expires_at: expiresAt(new Date('2026-03-04T05:06:07.089Z'), form.retentionMonths),
      },
    ]);
  });

  it('answers 422 naming every wrong field, repeats no value and stores nothing', async () => {
    const wrong = Object.fromEntries(Object.keys(form.fields).map((name) => [name, `Marke-${name}\u0007`]));
    const { status, headers, json, text, errors } = await call(await database.handlerFor(form), validBody(form, wrong));
    expect(status).toBe(422);
    expect(headers).toEqual({ 'content-type': 'application/problem+json; charset=utf-8' });
    expect(json).toMatchObject({ type: 'urn:problem:invalid-fields', status: 422, instance: REQUEST_ID });
    expect(errors?.map(({ field }) => field)).toEqual(Object.keys(wrong));
    expect(text).not.toContain('Marke');
    expect(database.calls).toBe(0);
  });
});

it.each([
  [sampleFolder, 'surfaces'],
  [consultation, 'message'],
] as const)('of the form %# stores the numbers of the surfaces whose codes it contains', async (form, field) => {
  const text = ['21', '09', '21'].map((number) => `(${surfaces[Number(number) - 1]?.code})`).join(' und ');
  await call(await database.handlerFor(form), validBody(form, { [field]: text }));
  expect(database.rows()).toEqual([expect.objectContaining({ [field]: text, stones: ['09', '21'] })]);
});
