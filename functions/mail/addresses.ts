import * as v from 'valibot';
import { CONTROLS, email } from '../../shared/forms/fields.ts';
import { addressOf, type StoredRecord } from '../../shared/forms/stored-record.ts';

const { schema } = email();
const PRINTABLE_ASCII = /^[\u0020-\u007e]*$/;
/** An encoded word has at most 75 characters (RFC 2047); as many code points stay below that in base64. */
const ENCODED_AT_ONCE = /.{1,10}/gsu;

/**
 * The visitor's address, if it passes the check of the forms, which rules out starting another header (security.md T13).
 * SES delivers to no address outside ASCII, so those are refused too.
 */
export function visitorAddress(row: StoredRecord): string | undefined {
  const result = v.safeParse(schema, addressOf(row));
  return result.success ? String(result.output) : undefined;
}

/** A sender for the From header (RFC 5322): quoted, or encoded if the name is not ASCII. @throws Error on control characters */
export function mailbox(name: string, address: string): string {
  const quoted = PRINTABLE_ASCII.test(name)
    ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`
    : Array.from(
        name.matchAll(ENCODED_AT_ONCE),
        ([part]) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`,
      ).join(' ');
  return headerText(`${quoted} <${address}>`);
}

/** Text for a header. @throws Error if it contains a control character, which could start another header */
export function headerText(text: string): string {
  if (CONTROLS.test(text)) throw new Error('A header holds a control character');
  return text;
}
