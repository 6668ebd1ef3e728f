import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ConfiguredRetryStrategy } from '@smithy/util-retry';
import { speltInBase32 } from '@works/stone/codes/base32';
import type { Accepted } from '../../shared/api.ts';
import type { Form, Submission, SubmissionRecord } from '../../shared/forms/define-form.ts';
import { expiresAt } from '../../shared/retention.ts';
import { clientSettings } from './client-settings.ts';

// Three attempts would let one visitor in forty fail at a table that throttles three calls in ten; ten attempts, one in 170,000.
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;

/** A pause of random length, so that calls which failed together are not repeated together. The SDK's own for throttling begins with a second. */
const pauseBefore = (attempt: number) =>
  Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));

const retryStrategy = new ConfiguredRetryStrategy(ATTEMPTS, pauseBefore);
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ ...clientSettings, retryStrategy }));

/** Attributes that derive from the entries. */
export type Derive = (record: SubmissionRecord) => SubmissionRecord | undefined;

/**
 * Stores a submission as one row, once: sent again, it finds its own row, which is the same success
 * (decisions.md D15). A lost answer, a retry of the SDK and a second press of the button all lead to one row.
 * @param derive gives attributes to store beside the entries; they are no part of the key
 * @param abortSignal ends attempts and pauses when the answer is due
 * @throws the error of DynamoDB or of the network after the last attempt
 */
export async function store(
  table: string,
  form: Form,
  submission: Submission,
  abortSignal: AbortSignal,
  derive: Derive = () => undefined,
): Promise<Accepted> {
  const id = recordKey(form, submission);
  const accepted = { submission_id: submission.submissionId, reference: reference(id) };
  const Item = { ...derive(submission.record), ...row(form, submission, id, accepted.reference, new Date()) };
  const put = new PutCommand({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(id)' });
  try {
    await documents.send(put, { abortSignal });
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
  return accepted;
}

/** Filled fields in the declared order; values of undeclared names are dropped here. */
function filledFields({ fields }: Form, { record }: Submission) {
  return Object.keys(fields).flatMap((name) => {
    const value = record[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** SHA-256, in hex, of form, submission id and payload (decisions.md D15). JSON keeps neighbouring values apart. */
export function recordKey(form: Form, submission: Submission): string {
  const payload = JSON.stringify([form.id, submission.submissionId, filledFields(form, submission)]);
  return createHash('sha256').update(payload).digest('hex');
}

/** The first 40 bits of the key as `XXXX-XXXX`, without letters that are misheard or misread (decisions.md D16). */
export function reference(id: string): string {
  const digits = Number.parseInt(id.slice(0, 10), 16).toString(32).padStart(8, '0');
  return speltInBase32(Array.from(digits, (digit) => Number.parseInt(digit, 32)));
}

const row = (form: Form, submission: Submission, id: string, ref: string, now: Date) => ({
  id,
  reference: ref,
  created_at: now.toISOString(),
  expires_at: expiresAt(now, form.retentionMonths),
  ...(submission.suspect && { suspect: true }),
  ...Object.fromEntries(filledFields(form, submission)),
});
