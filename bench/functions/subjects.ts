import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FunctionSpec, Template } from '@works/local-aws/template/read-template';
import { PHOTOS_FUNCTION } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { photoUrl } from '../../shared/photos.ts';
import { validBody } from '../../test/functions/valid-body.ts';

/** A handler to measure. */
export interface Subject {
  readonly name: string;
  /** File of its code. */
  readonly bundle: string;
  /** The function of the stack whose environment it gets. */
  readonly spec: FunctionSpec;
  readonly event: object;
  /** What it has to answer, or its times mean nothing. */
  readonly status: number;
  /** How many calls of AWS one event makes. */
  readonly calls: number;
}

/** Of the complaint with photos, which name it. */
export const SUBMISSION_ID = randomUUID();
const PHOTOS = 3;

/**
 * The product's own handlers, each in the environment that the stack gives it and with an event that came through the site: whatever a
 * function asks for from now on, the bench has it.
 */
export function productSubjects(template: Template): readonly Subject[] {
  const forms = allForms.map((form) => subject(template, form.id, validBody(form), 201, 1));
  const { environment } = functionOf(template, complaint.id);
  const photo_urls = numbered(PHOTOS, (n) =>
    photoUrl(environment['SITE_URL'] ?? '', `complaints/${1795231769115976168n + BigInt(n)}_Riss.jpg`),
  );
  const withPhotos = validBody(complaint, { submission_id: SUBMISSION_ID, photo_urls });
  const files = numbered(PHOTOS, (n) => ({ name: `IMG_000${n}.jpg`, type: 'image/jpeg', size: 3_000_000 }));
  const presign = { submission_id: SUBMISSION_ID, math_answer: complaint.math.answer, files };
  return [
    ...forms,
    { ...subject(template, complaint.id, withPhotos, 201, 1 + 2 * PHOTOS), name: `complaint, ${PHOTOS} photos` },
    subject(template, PHOTOS_FUNCTION, presign, 200, 0),
  ];
}

function subject(template: Template, name: string, body: object, status: number, calls: number): Subject {
  const spec = functionOf(template, name);
  const route = template.routes.find(({ functionId }) => functionId === spec.id);
  if (!route) throw new Error(`No route leads to ${name}.`);
  const { headers } =
    template.distribution.behaviours.find(({ origin }) => origin.domain === template.apiDomain)?.origin ?? {};
  return { name, bundle: join(spec.folder, 'index.mjs'), spec, event: eventFor(route, body, headers), status, calls };
}

function functionOf({ functions }: Template, name: string): FunctionSpec {
  const spec = functions.find((candidate) => candidate.name === name);
  if (!spec) throw new Error(`The stack has no function ${name}.`);
  return spec;
}

/** An event of the HTTP API, payload format 2.0. */
function eventFor(
  { key, path }: Template['routes'][number],
  body: object,
  added: Readonly<Record<string, string>> = {},
): object {
  const http = { method: 'POST', path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'bench' };
  const api = { accountId: '0', apiId: 'api', domainName: 'd', domainPrefix: 'd', routeKey: key, stage: '$default' };
  return {
    version: '2.0',
    routeKey: key,
    rawPath: path,
    rawQueryString: '',
    headers: { 'content-type': 'application/json', ...added },
    requestContext: { ...api, http, requestId: 'bench', time: '01/Nov/2026:00:00:00 +0000', timeEpoch: 0 },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}

const numbered = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
