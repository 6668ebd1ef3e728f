import { domainToASCII } from 'node:url';
import type { FieldErrorCode } from '../../../shared/api.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { MAX_LINE, MAX_TEXT } from '../../../shared/forms/fields.ts';

/**
 * What the specification and its decisions say of a value, in other words than the product's own: a check of a check.
 * `stored` is absent for an optional value that is left out.
 */
export type Expected = { readonly stored?: string } | { readonly code: FieldErrorCode };

/** As HTML defines it for `<input type="email">`. */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** With a domain in ASCII, by Node's own conversion; a domain with a sign that no domain has is left as it is. */
function mailable(text: string): string {
  const [local = '', domain = ''] = text.split('@');
  const isForeign = /[^\0-\x7f]/.test(domain) && !/[\0-,/:-@[-`{-\x7f]/.test(domain);
  return isForeign ? `${local}@${domainToASCII(domain) || domain}` : text;
}

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  // A top-level domain begins with a letter and has more than one character.
  const top = labels.at(-1) ?? '';
  return (
    more.length === 0 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^[a-z]./i.test(top)
  );
}

/** Of what mail programs copy. */
function bare(text: string): string {
  const isOne = text.endsWith('>') && text.split('<').length === 2 && text.split('>').length === 2;
  const inner = isOne ? text.slice(text.indexOf('<') + 1, -1) : text;
  return inner.toLowerCase().startsWith('mailto:') ? (inner.slice('mailto:'.length).split('?')[0] ?? '') : inner;
}

/** Fields whose characters are compared one by one. */
const isIdentifier = (name: string) => ['email', 'phone', 'postalcode', 'order_number'].includes(name);

/** Wide forms of ASCII, as Unicode defines what they stand for. */
const inAscii = (text: string) => text.replaceAll(/[！-～]/gu, (sign) => sign.normalize('NFKC'));

/** The stored form of a text in a field that is not for photos. */
export function expectedOf(form: Form, name: string, sent: string): Expected {
  const field = form.fields[name];
  if (!field) throw new Error(`${form.id} has no ${name}`);
  const { input, required, options } = field;
  if (input === 'choice') {
    if (Object.hasOwn(options ?? {}, sent)) return { stored: sent };
    if (sent !== '') return { code: 'choice' };
    return required ? { code: 'required' } : {};
  }
  const longest = input === 'multiline' ? MAX_TEXT : MAX_LINE;
  const given = (isIdentifier(name) ? inAscii(sent.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')) : sent)
    .split(/(\p{RGI_Emoji_Tag_Sequence})/v)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[\u{e0000}-\u{e0fff}]/gu, '')))
    .join('')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .split('\r\n')
    .join('\n')
    .trim();
  if (given.length > 4 * longest) return { code: 'too_long' };
  if (/[\p{Surrogate}\ufffd]/u.test(given) || given.split(/\P{M}/u).some((marks) => [...marks].length > 30))
    return { code: 'characters' };
  const text = given.normalize('NFC');
  const lines = input === 'multiline' ? text.split('\n') : [text];
  if (lines.some((line) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))) return { code: 'characters' };
  if (text.length > longest) return { code: 'too_long' };
  if (
    [...text].every((character) =>
      /[\p{Other}\p{Separator}\p{Mark}\p{Default_Ignorable_Code_Point}\u2800]/u.test(character),
    )
  )
    return required ? { code: 'required' } : {};
  if (input !== 'email') return { stored: text };
  const address = mailable(bare(text));
  if (address.length > longest) return { code: 'too_long' };
  return isEmail(address) ? { stored: address } : { code: 'email' };
}
