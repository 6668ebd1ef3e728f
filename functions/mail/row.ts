import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
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

const ID = /^[\da-f]{64}$/;
const TABLE = /^arn:[\w-]+:dynamodb:[\w-]+:\d{12}:table\/([\w.-]+)\/stream\//;

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
  if (!NewImage) throw new Error('The record has no new image');
  // Both types describe the same attributes; that of aws-lambda is looser.
  const image: Readonly<Record<string, unknown>> = unmarshall(NewImage as Record<string, AttributeValue>);
  const { id, reference, created_at, expires_at, suspect } = image;
  const created = typeof created_at === 'string' ? Date.parse(created_at) : Number.NaN;
  if (typeof id !== 'string' || !ID.test(id)) throw new Error('The row has no id');
  if (typeof reference !== 'string' || !REFERENCE.test(reference)) throw new Error('The row has no reference');
  if (Number.isNaN(created) || typeof expires_at !== 'number') throw new Error('The row has no valid time');
  return {
    id,
    form,
    reference,
    createdAt: new Date(created),
    expiresAt: new Date(expires_at * 1000),
    suspect: suspect === true,
    record: Object.fromEntries(
      Object.keys(form.fields).flatMap((name) => {
        const value = image[name];
        return value === undefined ? [] : [[name, fieldValue(name, value)]];
      }),
    ),
  };
}

function fieldValue(name: string, value: unknown): string | readonly string[] {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new Error(`The row's ${name} is neither a text nor a list of texts`);
}
