import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PostHandler } from '../../../functions/runtime/handle-post.ts';
import { openApi } from '../../../infra/openapi/openapi.ts';
import { TOO_MANY } from '../../../infra/stack/constructs/firewall.ts';
import { formPath, MAX_BODY_BYTES, PHOTOS_PATH } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { checkBody, emailField, type Form } from '../../../shared/forms/define-form.ts';
import { photosRequest } from '../../../shared/forms/photos-request.ts';
import { captureLog, handlerOf, pairsOf, post, postEvent, send } from '../../functions/call.ts';
import { fakeDynamoDB } from '../../functions/fake-dynamodb.ts';
import { validBody, without, type Body } from '../../functions/valid-body.ts';

type Schema = Readonly<Record<string, unknown>> & { readonly minLength?: number; readonly maxLength?: number };
interface BodySchema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}
interface Described extends Record<string, unknown> {
  readonly paths: Readonly<Record<string, unknown>>;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
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
const bodySchema = (form: Form) => at(placeOfBody(formPath(form.id), JSON_TYPE)) as BodySchema;

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

/** Values that a property's schema refuses, one for each of its keywords. */
function refusedValues({ type, minLength, maxLength, ...keywords }: Schema): readonly unknown[] {
  const most = Number(keywords['maxItems'] ?? NaN);
  return [
    { not: 'this' },
    ...(type === 'number' ? ['text'] : [1]),
    ...(minLength ? [''] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
    ...('pattern' in keywords ? ['ä@firma.ch', 'a@firma'] : []),
    ...(['enum', 'const', 'anyOf', 'pattern'].some((keyword) => keyword in keywords) ? ['other'] : []),
    ...('minimum' in keywords ? [-1] : []),
    ...(most ? [Array.from({ length: most + 1 }, (_, index) => `${index}`), ['a', 'a'], [1]] : []),
  ];
}

function refusedBodies(form: Form): readonly Body[] {
  const { properties, required } = bodySchema(form);
  const sound = validBody(form);
  return [
    ...required.map((name) => without(sound, name)),
    { ...sound, other: 'x' },
    ...Object.entries(properties).flatMap(([name, schema]) =>
      refusedValues(schema).map((value) => ({ ...sound, [name]: value })),
    ),
  ];
}

describe.each(allForms)('$id', (form) => {
  const path = formPath(form.id);

  it('accepts what the description accepts, at the limits too', () => {
    const texts = Object.entries(bodySchema(form).properties).filter(
      ([name]) => form.fields[name]?.maxLength && form.fields[name].input !== 'email',
    );
    const longest = Object.fromEntries(texts.map(([name, { maxLength = 0 }]) => [name, 'x'.repeat(maxLength)]));
    const address = emailField(form);
    const abroad = address ? { [address]: 'a@müller.CH' } : {};
    expect(texts.length).toBeGreaterThan(0);
    for (const body of [validBody(form), validBody(form, longest), validBody(form, abroad)]) {
      expect(againstBody(path, body)).toEqual([]);
      expect(checkBody(form, body)).not.toHaveProperty('errors');
    }
  });

  it('refuses what the description refuses', () => {
    const bodies = refusedBodies(form);
    expect(bodies.length).toBeGreaterThan(15);
    expect(bodies.filter((body) => againstBody(path, body).length === 0)).toEqual([]);
    expect(bodies.filter((body) => !('errors' in checkBody(form, body)))).toEqual([]);
  });

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

  it('answers a browser without script with a page, as described', async () => {
    const pairs = pairsOf(validBody(form));
    expect(againstBody(path, pairs, FORM_TYPE)).toEqual([]);
    const handler = await database.handlerFor(form);
    for (const [sent, expected] of [
      [pairs, 201],
      [{ ...pairs, math_answer: '0' }, 422],
    ] as const) {
      const { status, headers, html } = await post(handler, sent);
      expect(status).toBe(expected);
      expect(againstAnswer(path, [status, headers['content-type'], html])).toEqual([]);
    }
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

  it.each([
    ['no file', []],
    ['eleven files', Array.from({ length: 11 }, () => photo)],
    ['another type', [{ ...photo, type: 'image/gif' }]],
    ['an empty file', [{ ...photo, size: 0 }]],
    ['half a byte', [{ ...photo, size: 1.5 }]],
    ['a large file', [{ ...photo, size: 10_485_761 }]],
    ['another key', [{ ...photo, other: 1 }]],
  ])('refuses %s, as described', (_, files) => {
    expect(againstBody(PHOTOS_PATH, bodyWith(...files))).not.toEqual([]);
    expect(is(photosRequest, bodyWith(...files))).toBe(false);
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
