import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { PostHandler } from '../../../functions/runtime/handle-post.ts';
import { openApi } from '../../../infra/openapi/openapi.ts';
import { TOO_MANY } from '../../../infra/stack/constructs/firewall.ts';
import { formPath, MAX_BODY_BYTES, PHOTOS_PATH } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { captureLog, handlerOf, postEvent, send } from '../../functions/call.ts';
import { fakeDynamoDB } from '../../functions/fake-dynamodb.ts';
import { validBody, type Body } from '../../functions/valid-body.ts';

interface Described extends Record<string, unknown> {
  readonly paths: Readonly<Record<string, unknown>>;
}

const JSON_TYPE = 'application/json';
const described = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Described;
const ajv = new Ajv2020({ allErrors: true, strict: false });
formats.default(ajv);
ajv.addSchema(described, 'described');

/** What is at a place of the description; undefined if nothing is. */
const at = (place: readonly string[]): unknown =>
  place.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], described);

/** What a schema of the description has against a value; empty if nothing. */
function objections(place: readonly string[], value: unknown): readonly string[] {
  const escaped = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')));
  const agrees = ajv.getSchema(`described#/${escaped.join('/')}`);
  if (!agrees) return [`The description has no ${place.join(' ')}`];
  return agrees(value) ? [] : (agrees.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const placeOfBody = (path: string, type: string) => ['paths', path, 'post', 'requestBody', 'content', type, 'schema'];
const againstBody = (path: string, body: unknown, type = JSON_TYPE) => objections(placeOfBody(path, type), body);

function againstAnswer(path: string, [status, type, body]: Answer): readonly string[] {
  const place = ['paths', path, 'post', 'responses', String(status)];
  const { $ref } = (at(place) ?? {}) as { readonly $ref?: string };
  const media = String(type).replace('; charset=utf-8', '');
  return objections([...($ref?.slice(2).split('/') ?? place), 'content', media, 'schema'], body);
}

type Answer = readonly [status: number, type: unknown, body: unknown];
async function answerOf(handler: PostHandler, ...event: Parameters<typeof postEvent>): Promise<Answer> {
  const { status, headers, json } = await send(handler, postEvent(...event));
  return [status, headers['content-type'], json];
}

const database = await fakeDynamoDB();
captureLog();

describe('docs/openapi.json', () => {
  it('is what the declarations say', () => {
    const renew = 'Changed: run «npx node infra/openapi/write-openapi.ts» and commit what it writes.';
    expect(described, renew).toEqual(openApi());
  });

  it('is OpenAPI 3.1 by its official schema', async () => {
    expect(await new Validator().validate(structuredClone(described))).toEqual({ valid: true });
  });
});

describe.each(allForms)('$id', (form) => {
  const path = formPath(form.id);

  it('answers as described', async () => {
    const handler = await database.handlerFor(form);
    const body = validBody(form);
    const answers = [
      await answerOf(handler, JSON.stringify(body)),
      await answerOf(handler, '{'),
      await answerOf(handler, JSON.stringify(body), { throughSite: false }),
      await answerOf(handler, '', { method: 'GET' }),
      await answerOf(handler, 'x'.repeat(MAX_BODY_BYTES + 1)),
      await answerOf(handler, '', { headers: { 'content-type': 'text/plain' } }),
      await answerOf(handler, JSON.stringify({ ...body, other: 'x', math_answer: '' })),
    ];
    expect(answers.map(([status]) => status)).toEqual([201, 400, 403, 405, 413, 415, 422]);
    expect(answers.flatMap((answer) => againstAnswer(path, answer))).toEqual([]);
  });
});

it('a form whose table fails is answered as described', async () => {
  database.behave('fail');
  const answer = await answerOf(await database.handlerFor(contact), JSON.stringify(validBody(contact)));
  expect(answer[0]).toBe(503);
  expect(againstAnswer(formPath(contact.id), answer)).toEqual([]);
});

const photo = { name: 'Riss.jpg', type: 'image/jpeg', size: 123_456 };
const bodyWith = (...files: readonly Body[]): Body => ({
  submission_id: '11111111-1111-4111-8111-111111111111',
  math_answer: '14',
  files,
});

describe('complaint-photos', () => {
  it('answers as described', async () => {
    const handler = await handlerOf('complaint-photos');
    const answers = [
      await answerOf(handler, JSON.stringify(bodyWith(photo))),
      await answerOf(handler, JSON.stringify(bodyWith())),
    ];
    expect(againstBody(PHOTOS_PATH, bodyWith(photo))).toEqual([]);
    expect(answers.map(([status]) => status)).toEqual([200, 422]);
    expect(answers.flatMap((answer) => againstAnswer(PHOTOS_PATH, answer))).toEqual([]);
  });
});

it('answers of the firewall, of CloudFront and of API Gateway are described', () => {
  const fromApiGateway = { message: 'Service Unavailable' };
  const answers: readonly Answer[] = [
    [TOO_MANY.status, JSON_TYPE, TOO_MANY],
    ...[413, 429, 500, 503].map((status): Answer => [status, JSON_TYPE, fromApiGateway]),
    ...[403, 502, 504].map((status): Answer => [status, 'text/html', '<!DOCTYPE HTML>']),
  ];
  for (const path of Object.keys(described.paths))
    expect(answers.flatMap((answer) => againstAnswer(path, answer))).toEqual([]);
});
