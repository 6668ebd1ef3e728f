/** @module-tag thorough */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { LocalHost } from '@works/local-aws/local-host';
import type { Template } from '@works/local-aws/template/read-template';
import { beforeAll, expect, it, vi } from 'vitest';
import { readSiteTemplate } from '../../../infra/start/site-template.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { MOST_CONFIRMATIONS } from '../../../shared/retention.ts';
import { jpegFile } from '../../functions/sample-images.ts';
import { WAIT_LIMIT_MS } from '../../hang-limits.ts';
import { filled, send, withUploads } from '../../reliability/filled.ts';
import { mailsIn } from '../fixtures/mails.ts';
import { startHost } from '../fixtures/started-host.ts';

// These run on AWS only: test/infra/stack/publication.test.ts, test/infra/stack/watching.test.ts.
const ON_AWS_ONLY = ['publish-site', 'probe-site', 'monthly-mail'];
const names = globSync('functions/*.ts')
  .map((file) => basename(file, '.ts'))
  .filter((name) => !ON_AWS_ONLY.includes(name));
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
const asked: { readonly role?: string | undefined; readonly action: string; readonly isAllowed: boolean }[] = [];
let host: LocalHost;
let template: Template;
let followers: readonly string[];

beforeAll(async () => {
  const { stack, dataDir, end, ...started } = await startHost((decision) => void asked.push(decision));
  ({ host } = started);
  template = readSiteTemplate(stack);
  followers = template.mappings.map(({ functionId }) => functionId);
  for (const form of [...allForms, complaint]) await submit(form);
  // All rows have one address, which gets no more confirmations than that.
  const mails = allForms.length + 1 + MOST_CONFIRMATIONS;
  await vi.waitUntil(async () => (await mailsIn(dataDir)).length === mails, { timeout: WAIT_LIMIT_MS, interval: 100 });
  return end;
});

/** Sends a form as the page does, a complaint with a photo. */
async function submit(form: Form): Promise<void> {
  const photos = [{ name: 'Riss.jpg', bytes: jpegFile }];
  const sent = form === complaint ? await withUploads(host.url, filled(form), photos) : filled(form);
  const { status } = await send(host.url, sent);
  if (status !== 201) throw new Error(`${form.id} was answered with ${status}`);
}

const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();

it.each(names)('the role of %s allows every call that the function makes, and no other', (name) => {
  const spec = template.functions.find((candidate) => candidate.name === name);
  const { id, roleArn } = spec ?? { id: '', roleArn: '' };
  const calls = asked.filter(({ role }) => role === roleArn);
  expect(calls.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  const allowed = template.roles.find(({ arn }) => arn === roleArn)?.statements.flatMap(({ Action }) => Action) ?? [];
  const byLambda = [...WRITES_LOG, ...(followers.includes(id) ? FOLLOWS_STREAM : [])];
  expect(sorted(allowed)).toEqual(sorted([...calls.map(({ action }) => action), ...byLambda]));
});
