import { randomUUID } from 'node:crypto';
import { SendEmailCommand, SESv2Client, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AttributeValue, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, vi } from 'vitest';
import type { StreamHandler } from '../../../functions/mail/mail-rows.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { environment } from '../call.ts';

export const SENDER = 'website@musterstein.example';
export const TEAM = 'team@musterstein.example';

const mailEnvironment = {
  ...environment,
  TABLES: JSON.stringify(Object.fromEntries(allForms.map(({ table, id }) => [table, id]))),
  CONFIGURATION_SET: 'mails',
  SENDER_ADDRESS: SENDER,
  TEAM_ADDRESS: TEAM,
  CONFIRMATIONS_TABLE: 'confirmations',
};

/** The handler of a mail function, as its bundle exports it, with its own memory. */
export async function mailHandler(
  name: 'submission-mail' | 'confirmation-mail',
  more: Record<string, string> = {},
): Promise<StreamHandler> {
  for (const [variable, value] of Object.entries({ ...mailEnvironment, ...more })) vi.stubEnv(variable, value);
  vi.resetModules();
  const module = (await import(`../../../functions/${name}.ts`)) as { handler: StreamHandler };
  return module.handler;
}

export const deliver = (handler: StreamHandler, ...Records: DynamoDBRecord[]): Promise<DynamoDBBatchResponse> =>
  handler({ Records }, { awsRequestId: 'request-1' });

/** SES, which accepts every mail in each test of a file, and what it was sent. */
export function mockSes() {
  const mock = mockClient(SESv2Client);
  beforeEach(() => void mock.reset().on(SendEmailCommand).resolves({ MessageId: 'x' }));
  return { mock, mails: () => mock.commandCalls(SendEmailCommand).map(({ args }) => args[0].input) };
}

/** The table that counts confirmations: every slot is free in each test of a file. */
export function mockConfirmations() {
  const mock = mockClient(DynamoDBDocumentClient);
  beforeEach(() => void mock.reset().on(PutCommand).resolves({}));
  return { mock, puts: () => mock.commandCalls(PutCommand).map(({ args }) => args[0].input) };
}

export const textOf = ({ Content }: SendEmailCommandInput): string => Content?.Simple?.Body?.Text?.Data ?? '';
export const htmlOf = ({ Content }: SendEmailCommandInput): string => Content?.Simple?.Body?.Html?.Data ?? '';
export const subjectOf = ({ Content }: SendEmailCommandInput): string => Content?.Simple?.Subject?.Data ?? '';

type Image = Record<string, AttributeValue>;

/** A row as it is stored; `fields` are strings, lists of strings, or attributes as they are. */
export function rowImage(fields: Readonly<Record<string, string | readonly string[] | AttributeValue>>): Image {
  const attributes = Object.entries(fields).map(([name, value]): [string, AttributeValue] => {
    if (typeof value === 'string') return [name, { S: value }];
    return Array.isArray(value) ? [name, { L: value.map((S: string) => ({ S })) }] : [name, value as AttributeValue];
  });
  return {
    id: { S: '2f1d8a9c'.repeat(8) },
    reference: { S: 'K7QF-3M2A' },
    created_at: { S: '2026-11-21T12:34:56.789Z' },
    expires_at: { N: '1858422896' },
    ...Object.fromEntries(attributes),
  };
}

let sequence = 4_421_584_500_000_000_017n;

/** What Lambda hands on of a stream with new images: https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html */
export function inserted(
  { table }: Pick<Form, 'table'>,
  image: Image,
  changes: Partial<DynamoDBRecord> = {},
): DynamoDBRecord {
  sequence += 1n;
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'eu-central-2',
    dynamodb: {
      ApproximateCreationDateTime: 1_795_264_496,
      Keys: { id: image['id'] ?? { S: '' } },
      NewImage: image,
      SequenceNumber: String(sequence),
      SizeBytes: 412,
      StreamViewType: 'NEW_IMAGE',
    },
    eventSourceARN: `arn:aws:dynamodb:eu-central-2:123456789012:table/${table}/stream/2026-11-20T08:15:42.128`,
    ...changes,
  };
}

/** A removal has keys only; one by time to live says who did it. */
export function removed(form: Pick<Form, 'table'>, by: 'time to live' | 'operator'): DynamoDBRecord {
  const { NewImage: _gone, ...dynamodb } = inserted(form, rowImage({})).dynamodb ?? {};
  const userIdentity = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };
  return inserted(form, rowImage({}), {
    eventName: 'REMOVE',
    dynamodb,
    ...(by === 'time to live' && { userIdentity }),
  });
}

export const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? '';
