import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { problems } from '../../functions/runtime/reply.ts';
import {
  FIELD_ERROR_CODES,
  formPath,
  MAX_BODY_BYTES,
  PHOTOS_FUNCTION,
  PHOTOS_PATH,
  type Accepted,
  type FieldError,
  type PhotosAnswer,
} from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { TRAP_FIELD, type Form } from '../../shared/forms/define-form.ts';
import type { Field } from '../../shared/forms/fields.ts';
import { photosRequest } from '../../shared/forms/photos-request.ts';
import { PRESIGN_SECONDS } from '../../shared/photos.ts';
import { REFERENCE } from '../../shared/reference.ts';
import { TOO_MANY, WINDOW_SECONDS } from '../stack/constructs/firewall.ts';

type Schema = Readonly<Record<string, unknown>>;
interface ObjectSchema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}
type ProblemName = keyof typeof problems;
/** Of forms that a browser posts itself. */
const ONLY_AS_PAGE: readonly ProblemName[] = ['invalid-form', 'from-another-site'];
const problemNames = (Object.keys(problems) as ProblemName[]).filter((name) => !ONLY_AS_PAGE.includes(name));

/** Description of the calls (OpenAPI 3.1), made of the forms' declarations and of what functions, API Gateway and firewall answer. */
export const openApi = (): object => ({
  openapi: '3.1.1',
  info: {
    title: 'Request forms',
    version: '1',
    description: `Calls of the website's own pages. They are answered at the site's address only, without CORS and without an account. A body has at most ${MAX_BODY_BYTES} bytes.`,
  },
  servers: [{ url: '/', description: 'The website' }],
  paths: {
    ...Object.fromEntries(allForms.map((form) => [formPath(form.id), { post: formCall(form) }])),
    [PHOTOS_PATH]: {
      post: call({
        id: PHOTOS_FUNCTION,
        summary: 'Uploads of the complaint',
        description: `For each file a PUT that the store accepts once, exactly as declared, for ${PRESIGN_SECONDS} seconds. The complaint then names each photo_url.`,
        content: json(schemaOf(photosRequest)),
        answer: ['200', 'One entry for each file, in order', json(ref('schemas', 'PhotosAnswer'))],
      }),
    },
  },
  components: {
    schemas: {
      Accepted: schemaOf(accepted),
      PhotosAnswer: schemaOf(photosAnswer),
      FieldError: schemaOf(fieldError),
      FromApiGateway: schemaOf(fromApiGateway),
      ...Object.fromEntries(problemNames.map((name) => [name, problemSchema(name)])),
    },
    responses: { ...refusals(false), ...refusals(true) },
  },
});

const accepted: v.GenericSchema<Accepted> = v.strictObject({
  submission_id: v.pipe(v.string(), v.uuid()),
  reference: v.pipe(v.string(), v.regex(REFERENCE)),
});
const photosAnswer: v.GenericSchema<PhotosAnswer> = v.strictObject({
  photos: v.array(
    v.strictObject({
      url: v.pipe(v.string(), v.url(), v.description('Presigned PUT')),
      headers: v.pipe(v.record(v.string(), v.string()), v.description('To be sent with it, exactly')),
      photo_url: v.pipe(v.string(), v.url()),
    }),
  ),
});
const fieldError: v.GenericSchema<FieldError> = v.strictObject({
  field: v.pipe(v.string(), v.description('A name of the declaration; empty for an unknown key')),
  code: v.picklist(FIELD_ERROR_CODES),
  places: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer())),
      v.description('Items of a list, from 0; absent if it is the list'),
    ),
  ),
});
const fromApiGateway = v.strictObject({ message: v.string() });

/** @param ignoreActions actions whose keyword would refuse what the action accepts */
function schemaOf(schema: v.GenericSchema, ignoreActions: string[] = []): Schema {
  // Checks of characters and Unicode forms have no keyword; the description of a field names them.
  const converted = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore', ignoreActions });
  const { $schema: _version, ...plain } = converted;
  return plain as Schema;
}

/** The field of a form with its label, and what its checks do beyond a keyword. */
function describeField(field: Field, schema: Schema): Schema {
  const described = { title: field.label, ...schema };
  if (field.input === 'photos') return { ...described, uniqueItems: true };
  if (field.input === 'choice') return described;
  const description = `${field.input === 'multiline' ? 'Text, also of several lines,' : 'One line'} without control characters. Its length is counted in UTF-16 code units, without blanks around it.`;
  return { ...described, ...(field.input === 'email' && { pattern: ADDRESS }), description };
}
/** ASCII before the sign; the domain may have umlauts. */
const ADDRESS = String.raw`^[!-?A-~]+@[^@\s]+\.[^@\s]+$`;

const SENT_UNSEEN: Readonly<Record<string, string>> = {
  submission_id: 'Made once for each request: the same id and content are the same row',
  math_answer: 'Answer of the question that keeps simple bots out',
  privacy: 'Consent',
  [TRAP_FIELD]: 'A field that people do not see: filled, it marks the row as suspect',
  elapsed_ms: 'Since the first edit; missing or below 3000, it marks the row as suspect',
};

function bodyOf(form: Form): Schema & ObjectSchema {
  // Addresses may have a domain with umlauts, and JSON Schema knows no flags of a pattern.
  const schema = schemaOf(form.bodySchema, ['rfc_email', 'regex']) as Schema & ObjectSchema;
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const field = form.fields[name];
    return [name, field ? describeField(field, property) : { ...property, description: SENT_UNSEEN[name] }];
  });
  return { ...schema, properties: Object.fromEntries(properties) as ObjectSchema['properties'] };
}

/** The same as a browser without script posts it: texts only, an id from the second time on, names of chosen photos without their content. */
function pairsOf({ properties, required, ...schema }: Schema & ObjectSchema): Schema {
  const { elapsed_ms: _time, photo_urls: photos, ...texts } = properties;
  return {
    ...schema,
    properties: {
      ...texts,
      privacy: { ...texts['privacy'], const: 'on' },
      ...(photos && { photos: { type: 'string', description: 'Names of files, which are not sent: ignored' } }),
    },
    required: required.filter((name) => name !== 'submission_id'),
  };
}

function formCall(form: Form): object {
  const body = bodyOf(form);
  return call({
    id: form.id,
    summary: form.heading,
    description:
      'Stores one row. A browser without script posts the form itself, from a page of the site (Origin), and is answered with a page.',
    content: { ...json(body), 'application/x-www-form-urlencoded': { schema: pairsOf(body) } },
    answer: ['201', 'Stored', { ...json(ref('schemas', 'Accepted')), ...PAGE }],
    hasPages: true,
  });
}

interface Call {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly content: object;
  /** Status, description and content of the success. */
  readonly answer: readonly [status: string, description: string, content: object];
  /** It is answered with a page to browsers without script. */
  readonly hasPages?: boolean;
}

function call({
  id,
  summary,
  description,
  content,
  answer: [status, meaning, answer],
  hasPages = false,
}: Call): object {
  return {
    operationId: id,
    summary,
    description,
    requestBody: { required: true, content },
    responses: {
      [status]: { description: meaning, content: answer },
      ...Object.fromEntries(STATUSES.map((refused) => [refused, ref('responses', nameOf(refused, hasPages))])),
    },
  };
}

const PAGE = { 'text/html': { schema: { type: 'string' } } };
const STATUSES = ['400', '403', '405', '413', '415', '422', '429', '500', '502', '503', '504'];
/** Those that CloudFront answers with a page too, where the firewall's groups of rules block or the API does not answer. */
const BY_CLOUDFRONT: Readonly<Record<string, string>> = {
  403: 'the firewall blocks the call',
  502: 'The API could not be reached',
  504: 'The API did not answer in time',
};
const nameOf = (status: string, hasPages: boolean) => `${hasPages ? 'Form' : 'Call'}${status}`;
const ref = (kind: 'schemas' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: Schema, type = 'application/json') => ({ [type]: { schema } });

/** Answers of the API itself, which no function writes. */
const BY_API_GATEWAY: Readonly<Record<string, string>> = {
  413: 'The body is too large',
  429: 'Too many requests, of one address or of all',
  500: 'A function ended without an answer',
  503: 'The request could not be completed',
};

function refusals(hasPages: boolean): Readonly<Record<string, object>> {
  return Object.fromEntries(STATUSES.map((status) => [nameOf(status, hasPages), refusal(status, hasPages)]));
}

function refusal(status: string, hasPages: boolean): object {
  const own = problemNames.filter((name) => String(problems[name].status) === status);
  const plain = [
    ...(status === '429' ? [schemaOf(v.strictObject(literals(TOO_MANY)))] : []),
    ...(status in BY_API_GATEWAY ? [ref('schemas', 'FromApiGateway')] : []),
  ];
  const headers = Object.entries({
    ...Object.assign({}, ...own.map((name) => ('headers' in problems[name] ? problems[name].headers : {}))),
    ...(status === '429' && { 'retry-after': String(WINDOW_SECONDS) }),
  } as Readonly<Record<string, string>>);
  return {
    description:
      BY_API_GATEWAY[status] ??
      [...own.map((name) => problems[name].title), BY_CLOUDFRONT[status]].filter(Boolean).join('; '),
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map(([name, example]) => [name, { schema: { type: 'string' }, example }])),
    }),
    content: {
      ...(own.length > 0 && json(oneOf(own.map((name) => ref('schemas', name))), 'application/problem+json')),
      ...(plain.length > 0 && json(oneOf(plain))),
      ...(((hasPages && own.length > 0) || status in BY_CLOUDFRONT) && PAGE),
    },
  };
}

const literals = (values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, v.literal(value)]));

/** RFC 9457 problem details, as a function writes them. */
function problemSchema(name: ProblemName): Schema {
  const { status, title } = problems[name];
  const schema = schemaOf(
    v.strictObject({
      ...literals({ type: `urn:problem:${name}`, title, status }),
      instance: v.pipe(v.string(), v.description('Id of the request in the log')),
    }),
  ) as Schema & ObjectSchema;
  if (name !== 'invalid-fields') return schema;
  const errors = { type: 'array', minItems: 1, items: ref('schemas', 'FieldError') };
  return { ...schema, properties: { ...schema.properties, errors }, required: [...schema.required, 'errors'] };
}

const oneOf = (schemas: readonly Schema[]): Schema =>
  (schemas.length === 1 ? schemas[0] : undefined) ?? { oneOf: schemas };
