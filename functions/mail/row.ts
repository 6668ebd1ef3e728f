import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form, SubmissionRecord } from '../../shared/forms/define-form.ts';

/** A stored submission, as a stream tells of it. */
export interface Row {
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

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
const TABLE = /^arn:[\w-]+:dynamodb:[\w-]+:\d{12}:table\/([\w.-]+)\/stream\//;

/**
 * Reads the new row of a stream record (view type NEW_IMAGE).
 * @param tables id of the form by name of the table
 * @throws Error naming the part that makes the record unusable, and never a value
 */
export function readRow({ eventSourceARN = '', dynamodb: { NewImage: image } = {} }: DynamoDBRecord, tables: Readonly<Record<string, string>>): Row {
  const table = TABLE.exec(eventSourceARN)?.[1] ?? '';
  const form = allForms.find(({ id }) => id === tables[table]);
  if (!form) throw new Error('The stream belongs to no form');
  if (!image) throw new Error('The record has no new image');
  const created = Date.parse(image['created_at']?.S ?? '');
  const ends = Number(image['expires_at']?.N) * 1000;
  const reference = image['reference']?.S ?? '';
  if (!REFERENCE.test(reference)) throw new Error('The row has no reference');
  if (Number.isNaN(created) || !Number.isFinite(ends)) throw new Error('The row has no sound time');
  return {
    form,
    reference,
    createdAt: new Date(created),
    expiresAt: new Date(ends),
    suspect: image['suspect']?.BOOL === true,
    record: Object.fromEntries(
      Object.keys(form.fields).flatMap((name) => {
        const attribute = image[name];
        return attribute === undefined ? [] : [[name, valueOf(name, attribute)]];
      }),
    ),
  };
}

function valueOf(name: string, { S, L }: AttributeValue): string | readonly string[] {
  const value = S ?? L?.map((item) => item.S);
  if (typeof value === 'string' || value?.every((item) => item !== undefined)) return value;
  throw new Error(`The row's ${name} has no known type`);
}
