import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { causeOf, log } from '../../functions/runtime/log.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { call, captureLog, handlerOf, postEvent, send, SITE_URL } from './call.ts';
import { entries, validBody, type Body } from './valid-body.ts';

const CANARY = 'Kanarienvogel';
const database = mockClient(DynamoDBDocumentClient);
const photoStore = mockClient(S3Client);
const output = captureLog();

beforeEach(() => {
  database.reset();
  photoStore.reset();
  photoStore.rejects(new Error(CANARY));
});

/** An error that quotes what a visitor sent, as services and parsers do, with lines that look like places in the program. */
function talkative(): Error {
  const message = `${CANARY} is wrong\n    at ${CANARY} (/x/${CANARY}.js:1:1)\n    at ${CANARY}.js:2:2`;
  return Object.assign(new Error(message, { cause: new Error(message) }), {
    name: `${CANARY} ${CANARY}`,
    detail: CANARY,
  });
}

const file = { name: `${CANARY}.jpg`, type: 'image/jpeg', size: 1 };
const photos = { submission_id: crypto.randomUUID(), math_answer: '14' };
const urls = { photo_urls: [`${SITE_URL}/uploads/complaints/1795231769115976168_${CANARY}.jpg`] };

/** Makes the body of a call by its name, the canary in every field and file name. */
const marked =
  (changes: Body = {}) =>
  (name: string) => {
    const form = allForms.find(({ id }) => id === name);
    if (!form) return { ...photos, files: [file], ...changes };
    return validBody(form, { ...entries(form, CANARY), website: CANARY, ...changes });
  };

// The canary of accepted, refused and malformed calls: test/reliability/hostile/target.ts.
describe.each([...allForms.map(({ id }) => id), 'complaint-photos'])('what is written to the log by %s', (name) => {
  it.runIf(name !== 'complaint-photos')('logs no personal data: an error that quotes the row', async () => {
    database.on(PutCommand).rejects(talkative());
    expect((await call(await handlerOf(name), marked()(name))).status).toBe(503);
    expect(output.text()).not.toContain(CANARY);
  });

  it('logs no personal data: broken JSON and foreign headers', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': CANARY, cookie: CANARY, [CANARY]: CANARY };
    await send(await handlerOf(name), postEvent(`{"${CANARY}`, { headers }));
    await send(await handlerOf(name), postEvent('{}', { headers: { 'content-type': CANARY } }));
    expect(output.lines()).toHaveLength(2);
    expect(output.text()).not.toContain(CANARY);
  });

  it('is one JSON line of known keys for each call', async () => {
    await send(await handlerOf(name), postEvent('{}'));
    const line = { level: 'INFO', function: name, requestId: 'request-1', route: 'ANY /api/x', status: 422 };
    expect(output.lines()).toEqual([{ ...line, ms: expect.any(Number) }]);
  });
});

it('writes lines of JSON, with a time of RFC 3339: without it, Lambda ignores the level', () => {
  const line = { level: 'WARN', function: 'contact', requestId: 'request-1' } as const;
  log(line);
  log(line);
  expect(output.text()).toMatch(
    /^(?:\{"timestamp":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z","level":"WARN",[^\n]*\}\n){2}$/u,
  );
});

it('logs no personal data: photos of a complaint that cannot be checked', async () => {
  expect((await call(await handlerOf('complaint'), marked(urls)('complaint'))).status).toBe(503);
  expect(output.text()).not.toContain(CANARY);
});

describe('the cause of a failure', () => {
  it('names class, code, status, tries and places, and the same of its causes', () => {
    const cause = Object.assign(new Error(CANARY), { code: 'ECONNREFUSED' });
    const $metadata = { httpStatusCode: 400, attempts: 3 };
    const error = Object.assign(new TypeError(CANARY, { cause }), { $metadata });
    expect(causeOf(error)).toEqual({
      error: 'TypeError',
      serviceStatus: 400,
      attempts: 3,
      at: expect.arrayContaining([expect.stringMatching(/^log\.test\.ts:\d+:\d+$/)]),
      cause: { error: 'Error', code: 'ECONNREFUSED', at: expect.any(Array) },
    });
  });

  it('ends with errors that cause each other', () => {
    const error = new Error('a');
    error.cause = error;
    expect(JSON.stringify(causeOf(error)).match(/"error"/g)).toHaveLength(3);
  });
});
