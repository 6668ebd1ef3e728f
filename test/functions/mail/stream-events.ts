import { SendEmailCommand, SESv2Client, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
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
export async function mailHandler(name: 'submission-mail' | 'confirmation-mail'): Promise<StreamHandler> {
  for (const [variable, value] of Object.entries(mailEnvironment)) vi.stubEnv(variable, value);
  vi.resetModules();
  const module = (await import(`../../../functions/${name}.ts`)) as { handler: StreamHandler };
  return module.handler;
}

export const deliver = (handler: StreamHandler, ...Records: DynamoDBRecord[]): Promise<DynamoDBBatchResponse> =>
  handler({ Records }, { awsRequestId: 'request-1' });

const data = (part: { readonly Data: string | undefined } | undefined) => part?.Data ?? '';
/** What SES is sent, and what a reader gets of it. */
const read = (input: SendEmailCommandInput) => {
  const { Subject, Body, Headers: headers = [] } = input.Content?.Simple ?? {};
  return { ...input, headers, subject: data(Subject), text: data(Body?.Text), html: data(Body?.Html) };
};
export type Sent = ReturnType<typeof read>;

/** SES, which accepts every mail in each test of a file, and what it was sent. */
export function mockSes() {
  const mock = mockClient(SESv2Client);
  beforeEach(() => void mock.reset().on(SendEmailCommand).resolves({ MessageId: 'x' }));
  return { mock, mails: () => mock.commandCalls(SendEmailCommand).map(({ args }) => read(args[0].input)) };
}

/** The table that counts confirmations: every slot is free in each test of a file. */
export function mockConfirmations() {
  const mock = mockClient(DynamoDBDocumentClient);
  beforeEach(() => void mock.reset().on(PutCommand).resolves({}));
  return { mock, puts: () => mock.commandCalls(PutCommand).map(({ args }) => args[0].input) };
}

export const rowImage = (fields: Readonly<Record<string, unknown>>) =>
  marshall({
    id: '2f1d8a9c'.repeat(8),
    reference: 'K7QF-3M2A',
    created_at: '2026-11-21T12:34:56.789Z',
    expires_at: 1_858_422_896,
    ...fields,
  }) as Record<string, AttributeValue>;

let sequence = 0;

/** What the functions read of a stream with new images: https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html */
export const inserted = (
  { table }: Pick<Form, 'table'>,
  NewImage: Record<string, AttributeValue>,
  changes: Partial<DynamoDBRecord> = {},
): DynamoDBRecord => ({
  eventID: `event ${(sequence += 1)}`,
  eventName: 'INSERT',
  dynamodb: { NewImage, SequenceNumber: String(sequence) },
  eventSourceARN: `arn:aws:dynamodb:eu-central-2:123456789012:table/${table}/stream/2026-11-20T08:15:42.128`,
  ...changes,
});

/** What a function answers for records that are done, and for one that it leaves to the queue. */
export const DONE: DynamoDBBatchResponse = { batchItemFailures: [] };
export const leftToQueue = ({ dynamodb }: DynamoDBRecord): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }],
});

/** Of an error of a service. */
export const fault = { $metadata: { httpStatusCode: 400, attempts: 1 }, message: 'no' };
