import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as AccessModule from '../../../infra/local/iam/access.ts';
import type { LocalHost } from '../../../infra/local/local-host.ts';
import { readTemplate, type Template } from '../../../infra/local/template/read-template.ts';
import { formPath, PHOTOS_PATH, type PhotosAnswer } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { MOST_CONFIRMATIONS } from '../../../shared/retention.ts';
import { jpegFile } from '../../functions/sample-images.ts';
import { validBody } from '../../functions/valid-body.ts';
import { WAIT_LIMIT_MS } from '../../hang-limits.ts';
import { post } from '../fixtures/host-fixture.ts';
import { mailsIn } from '../fixtures/mails.ts';
import { startHost } from '../fixtures/started-host.ts';

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
let template: Template;
let followers: readonly string[];

beforeAll(async () => {
  const { stack, dataDir, end, ...started } = await startHost();
  ({ host } = started);
  template = readTemplate(stack.folder, stack.name);
  followers = template.mappings.map(({ functionId }) => functionId);
  for (const form of allForms) await send(formPath(form.id), validBody(form));
  await sendComplaintWithPhoto();
  // All rows have one address, which gets no more confirmations than that.
  const mails = allForms.length + 1 + MOST_CONFIRMATIONS;
  await vi.waitUntil(async () => (await mailsIn(dataDir)).length === mails, { timeout: WAIT_LIMIT_MS, interval: 100 });
  return end;
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

const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();

it.each(names)('the role of %s allows every call that the function makes, and no other', (name) => {
  const spec = template.functions.find((candidate) => candidate.name === name);
  const { id, roleArn } = spec ?? { id: '', roleArn: '' };
  const calls = asked.filter(({ accessKeyId }) => accessKeyId === keyOfRole(roleArn));
  expect(calls.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  const allowed = template.roles.find(({ arn }) => arn === roleArn)?.statements.flatMap(({ Action }) => Action) ?? [];
  const byLambda = [...WRITES_LOG, ...(followers.includes(id) ? FOLLOWS_STREAM : [])];
  expect(sorted(allowed)).toEqual(sorted([...calls.map(({ action }) => action), ...byLambda]));
});
