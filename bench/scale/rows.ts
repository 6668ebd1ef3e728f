import { createHash } from 'node:crypto';
import type { AttributeValue } from 'aws-lambda';
import { reference } from '../../functions/runtime/records.ts';
import { contact } from '../../shared/forms/contact.ts';
import { entries } from '../../test/functions/valid-body.ts';

const FIRST_MS = Date.parse('2025-01-01T00:00:00Z');
const MINUTE_MS = 60_000;
const ENDS = '2000000000';

/** The contact form's row of this number, as its function stores it: about 0.6 kB, each from another address, one a minute. */
export function rowOf(index: number): Record<string, AttributeValue> {
  const id = createHash('sha256').update(`row ${index}`).digest('hex');
  const entered = Object.entries(entries(contact, String(index))).map(([name, value]) => [name, { S: value }] as const);
  return {
    id: { S: id },
    reference: { S: reference(id) },
    created_at: { S: new Date(FIRST_MS + index * MINUTE_MS).toISOString() },
    expires_at: { N: ENDS },
    ...Object.fromEntries(entered),
  };
}

/** From which address the row of this number was sent. */
export const senderOf = (index: number): string => rowOf(index)['email']?.S ?? '';
