import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import * as v from 'valibot';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form, SubmissionRecord } from '../../shared/forms/define-form.ts';
import { REFERENCE } from '../../shared/reference.ts';

/** A stored submission, read from a stream record. */
export interface Row {
  /** Key of the table, 64 hexadecimal digits. In contrast to the reference, no two rows share it. */
  readonly id: string;
  readonly form: Form;
  /** `XXXX-XXXX` (decisions.md D16). */
  readonly reference: string;
  readonly createdAt: Date;
  /** When the retention ends. */
  readonly expiresAt: Date;
  readonly suspect: boolean;
  /** The declared fields that were filled in. */
  readonly record: SubmissionRecord;
}

const TABLE = /^arn:[\w-]+:dynamodb:[\w-]+:\d{12}:table\/([\w.-]+)\/stream\//;

const value = v.optional(v.union([v.string(), v.array(v.string())]));
const attributes = {
  id: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  reference: v.pipe(v.string(), v.regex(REFERENCE)),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  expires_at: v.number(),
  suspect: v.optional(v.boolean()),
};

/**
 * Reads the new row of a stream record (view type NEW_IMAGE).
 * @param tables id of the form by name of the table
 * @throws Error naming the part that makes the record unusable, and never a value
 */
export function readRow(
  { eventSourceARN = '', dynamodb: { NewImage } = {} }: DynamoDBRecord,
  tables: Readonly<Record<string, string>>,
): Row {
  const table = TABLE.exec(eventSourceARN)?.[1] ?? '';
  const form = allForms.find(({ id }) => id === tables[table]);
  if (!form) throw new Error('The stream belongs to no form');
  const fields = Object.fromEntries(Object.keys(form.fields).map((name) => [name, value]));
  // Both types describe the same attributes; that of aws-lambda is looser.
  const image = unmarshall((NewImage ?? {}) as Record<string, AttributeValue>);
  const read = v.safeParse(v.object({ ...fields, ...attributes }), image);
  if (!read.success) throw new Error(`The row's ${v.getDotPath(read.issues[0])} is missing or invalid`);
  const { id, reference, created_at, expires_at, suspect = false, ...record } = read.output;
  return {
    id,
    form,
    reference,
    createdAt: new Date(created_at),
    expiresAt: new Date(expires_at * 1000),
    suspect,
    record: record as SubmissionRecord,
  };
}
