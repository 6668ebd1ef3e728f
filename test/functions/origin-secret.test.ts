import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import 'aws-sdk-client-mock-vitest/extend';
import { beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN_HEADER } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { captureLog, handlerOf, postEvent, REQUEST_ID, send, THROUGH_SITE } from './call.ts';
import { validBody } from './valid-body.ts';

const database = mockClient(DynamoDBClient);
const output = captureLog();
beforeEach(() => void database.reset());

const secret = THROUGH_SITE[ORIGIN_HEADER];
const json = { 'content-type': 'application/json' };

describe.each([...allForms, { id: 'complaint-photos' }])('a call of $id that went round the site', ({ id }) => {
  const form = allForms.find((candidate) => candidate.id === id);
  const body = JSON.stringify(form ? validBody(form) : {});

  it.each([undefined, '', secret.slice(1), `${secret} `, `${secret},${secret}`, secret.toUpperCase()])(
    'with %j instead of the secret is refused, and nothing is stored',
    async (sent) => {
      const headers = { ...json, ...(sent !== undefined && { [ORIGIN_HEADER]: sent }) };
      const {
        status,
        headers: answered,
        json: problem,
      } = await send(await handlerOf(id), postEvent(body, { headers, throughSite: false }));
      expect(status).toBe(403);
      expect(answered).toEqual({ 'content-type': 'application/problem+json; charset=utf-8' });
      expect(problem).toMatchObject({ type: 'urn:problem:not-through-the-site', status: 403, instance: REQUEST_ID });
      expect(database).not.toHaveReceivedAnyCommand();
    },
  );

  it.each([
    ['another method', { method: 'GET' }],
    ['another media type', { headers: { 'content-type': 'text/plain' } }],
  ])('learns nothing else: %s is refused in the same way', async (_, changes) => {
    const { status } = await send(await handlerOf(id), postEvent('{', { ...changes, throughSite: false }));
    expect(status).toBe(403);
  });

  it('leaves its status in the log, and never the secret', async () => {
    await send(await handlerOf(id), postEvent(body, { throughSite: false }));
    expect(output.lines()).toEqual([expect.objectContaining({ level: 'info', function: id, status: 403 })]);
    await send(await handlerOf(id), postEvent('{}'));
    expect(output.text()).not.toContain(secret);
  });
});
