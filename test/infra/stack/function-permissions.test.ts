import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as AccessModule from '../../../infra/local/iam/access.ts';
import { startLocal, type LocalHost } from '../../../infra/local/local-host.ts';
import { readTemplate, type Template } from '../../../infra/local/template/read-template.ts';
import { formPath, PHOTOS_PATH, type PhotosAnswer } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { MOST_CONFIRMATIONS } from '../../../shared/retention.ts';
import { LONG_TIME_LIMITS } from '../../fixtures/long-time-limits.ts';
import { jpegFile } from '../../functions/sample-images.ts';
import { validBody } from '../../functions/valid-body.ts';
import { WAIT_LIMIT_MS } from '../../hang-limits.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';
import { post } from '../fixtures/host-fixture.ts';
import { mailsIn } from '../fixtures/mails.ts';

const names = globSync('functions/*.ts').map((file) => basename(file, '.ts'));
/** Actions of the Lambda service on behalf of a function: every function's log, and the streams of those that follow one. */
const WRITES_LOG = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const FOLLOWS_STREAM = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
  'sqs:SendMessage',
];

/** What the stores of the local host were asked for by each role, and whether its policy allowed it. */
const asked = vi.hoisted(
  () => [] as { readonly accessKeyId: string; readonly action: string; readonly isAllowed: boolean }[],
);
vi.mock(import('../../../infra/local/iam/access.ts'), async (importOriginal) => {
  const original: typeof AccessModule = await importOriginal();
  return {
    ...original,
    createAccess(roles, secret) {
      const access = original.createAccess(roles, secret);
      keyOfRole = (arn) => access.keyOfRole(arn).accessKeyId;
      return {
        ...access,
        allows(accessKeyId, request, resourcePolicy) {
          const isAllowed = access.allows(accessKeyId, request, resourcePolicy);
          asked.push({ accessKeyId, action: request.action, isAllowed });
          return isAllowed;
        },
      };
    },
  };
});

let keyOfRole: (arn: string) => string;
let host: LocalHost;
let dataDir: string;
let template: Template;
let followers: readonly string[];

beforeAll(async () => {
  const stack = await synthesise('local', 'own');
  template = readTemplate(stack.folder, stack.name);
  followers = template.mappings.map(({ functionId }) => functionId);
  dataDir = await mkdtemp(join(tmpdir(), 'website-permissions-'));
  host = await startLocal({ port: 0, dataDir, stack, timeLimits: LONG_TIME_LIMITS });
  for (const form of allForms) await send(formPath(form.id), validBody(form));
  await sendComplaintWithPhoto();
  // All rows have one address, which gets no more confirmations than that.
  const mails = allForms.length + 1 + MOST_CONFIRMATIONS;
  await vi.waitUntil(async () => (await mailsIn(dataDir)).length === mails, { timeout: WAIT_LIMIT_MS, interval: 100 });
});
afterAll(async () => {
  await host.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function send(path: string, body: unknown): Promise<Response> {
  const answer = await post(host.url, path, body);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function sendComplaintWithPhoto(): Promise<void> {
  const submission_id = crypto.randomUUID();
  const files = [{ name: 'Riss.jpg', type: 'image/jpeg', size: jpegFile.length }];
  const offered = await send(PHOTOS_PATH, { submission_id, math_answer: complaint.math.answer, files });
  const [upload] = ((await offered.json()) as PhotosAnswer).photos;
  const { ok, status } = await fetch(upload?.url ?? '', { method: 'PUT', headers: upload?.headers, body: jpegFile });
  if (!ok) throw new Error(`The store answered ${status}`);
  await send(formPath(complaint.id), validBody(complaint, { submission_id, photo_urls: [upload?.photo_url] }));
}

const functionOf = (name: string) => {
  const spec = template.functions.find((candidate) => candidate.name === name);
  if (!spec) throw new Error(`The stack has no function ${name}`);
  return spec;
};
const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();

describe('the stack', () => {
  it('has every function of the code, and no other', () => {
    expect(sorted(template.functions.map(({ name }) => name))).toEqual(sorted(names));
  });
});

describe.each(names)('the role of %s', (name) => {
  it('allows every call that the function makes, and no other', () => {
    const { id, roleArn } = functionOf(name);
    const calls = asked.filter(({ accessKeyId }) => accessKeyId === keyOfRole(roleArn));
    expect(calls.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
    const allowed = template.roles.find(({ arn }) => arn === roleArn)?.statements.flatMap(({ Action }) => Action) ?? [];
    const byLambda = [...WRITES_LOG, ...(followers.includes(id) ? FOLLOWS_STREAM : [])];
    expect(sorted(allowed)).toEqual(sorted([...calls.map(({ action }) => action), ...byLambda]));
  });
});

describe.each(names)('the environment of %s', (name) => {
  /** Loads the function with these variables only, beside those that Lambda sets. */
  async function load(environment: Readonly<Record<string, string>>): Promise<unknown> {
    vi.resetModules();
    vi.unstubAllEnvs();
    for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value);
    return import(`../../../functions/${name}.ts`);
  }

  it('is all that its code needs', async () => {
    expect(await load(functionOf(name).environment)).toHaveProperty('handler');
  });

  it('has no variable that its code can do without', async () => {
    const { environment } = functionOf(name);
    for (const variable of Object.keys(environment)) {
      await expect(load({ ...environment, [variable]: '' })).rejects.toThrow(
        `Environment variable ${variable} is missing`,
      );
    }
  });
});
