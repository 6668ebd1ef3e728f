import { createHash } from 'node:crypto';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  PutItemCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import type { Accepted } from '../../shared/api.ts';
import type { Form, Submission } from '../../shared/forms/define-form.ts';
import { expiresAt } from '../../shared/retention.ts';
import { clientSettings } from './client-settings.ts';

const client = new DynamoDBClient(clientSettings);

/**
 * Stores a submission as one row, once: the same submission sent again meets its own row, which is the same success
 * (decisions.md D15). So a lost answer, the SDK's retry and a second press of the button all end well.
 * @throws whatever DynamoDB answers after the SDK's retries
 */
export async function store(table: string, form: Form, submission: Submission): Promise<Accepted> {
  const id = recordKey(form, submission);
  const accepted = { submission_id: submission.submissionId, reference: reference(id) };
  const Item = row(form, submission, id, accepted.reference, new Date());
  try {
    await client.send(new PutItemCommand({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(id)' }));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
  return accepted;
}

/** Filled fields in the declared order: nothing undeclared gets further than this. */
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

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The first 40 bits of the key as `XXXX-XXXX`, without letters that are misheard or misread (decisions.md D16). */
export function reference(id: string): string {
  const digits = Number.parseInt(id.slice(0, 10), 16).toString(32).padStart(8, '0');
  return digits.replaceAll(/./g, (digit) => CROCKFORD.charAt(Number.parseInt(digit, 32))).replace(/^.{4}/, '$&-');
}

function row(form: Form, submission: Submission, id: string, ref: string, now: Date): Record<string, AttributeValue> {
  return {
    id: { S: id },
    reference: { S: ref },
    created_at: { S: now.toISOString() },
    expires_at: { N: String(expiresAt(now, form.retentionMonths)) },
    ...(submission.suspect && { suspect: { BOOL: true } }),
    ...Object.fromEntries(filledFields(form, submission).map(([name, value]) => [name, attribute(value)])),
  };
}

// Rows hold only strings and lists of strings besides the four above; the SDK's general marshaller would weigh more.
const attribute = (value: string | readonly string[]): AttributeValue =>
  typeof value === 'string' ? { S: value } : { L: value.map((text) => ({ S: text })) };
