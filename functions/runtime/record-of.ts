import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { emailField, type Form } from '../../shared/forms/define-form.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { readableAddress } from './readable-address.ts';

export type Item = Readonly<Record<string, AttributeValue>>;

const OWN = new Set(['id', 'reference', 'created_at', 'expires_at', 'suspect']);

/** Reads a row of a form's table. It refuses nothing: a projection has some attributes only, and a row may be older than its form. */
export function recordOf(form: Form, item: Item): StoredRecord {
  const { id, reference, created_at, expires_at, suspect } = item;
  const address = emailField(form);
  const declared = Object.keys(form.fields);
  const names = [...declared, ...Object.keys(item).filter((name) => !OWN.has(name) && !declared.includes(name))];
  const values = names.flatMap((name) => {
    const attribute = item[name];
    if (attribute === undefined) return [];
    const value = valueOf(attribute);
    return [[name, name === address && typeof value === 'string' ? readableAddress(value) : value] as const];
  });
  return {
    form,
    id: id?.S ?? '',
    reference: reference?.S ?? '',
    createdAt: created_at?.S ?? '',
    expiresAt: expires_at?.N === undefined ? undefined : new Date(Number(expires_at.N) * 1000).toISOString(),
    suspect: suspect?.BOOL === true,
    values: Object.fromEntries(values),
  };
}

function valueOf({ S, N, BOOL, L }: AttributeValue): string | readonly string[] {
  return L?.map((entry) => String(valueOf(entry))) ?? S ?? N ?? (BOOL === undefined ? '' : String(BOOL));
}
