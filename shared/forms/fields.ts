import * as v from 'valibot';
import type { FieldErrorCode } from '../api.ts';
import { asciiAddress, bareAddress, isMailAddress } from '../email-address.ts';

/** Longest single line and longest multi-line text, in UTF-16 code units. No control has a `maxlength`: it cuts what is pasted, without a word. */
export const MAX_LINE = 200;
export const MAX_TEXT = 5000;

type FilledIn = 'text' | 'email' | 'tel' | 'multiline' | 'choice';

/** A question of any form. */
export type FilledInField = Field<FilledIn>;

/** One question of a form, as plain data. Photos are the complaint's alone: `complaint.ts`. */
export interface Field<Input = FilledIn | 'photos'> {
  readonly label: string;
  /** What the page shows. */
  readonly input: Input;
  readonly required: boolean;
  /** Sent value → stored value; undefined is omitted. Its messages are {@link FieldErrorCode}s. */
  readonly schema: v.GenericSchema;
  /** Keyboard of phones; it refuses nothing. */
  readonly inputMode?: 'email' | 'numeric';
  /** HTML autofill token; absent where the browser's data would be wrong. */
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly rows?: number;
  /** A link may fill it in: subject, product or project, never the person (`web/forms/prefill.ts`). */
  readonly fromLink?: true;
  /** Value → label; no value is empty (specification section 5). */
  readonly options?: Readonly<Record<string, string>>;
}

type Settings = Pick<Field, 'label' | 'inputMode' | 'autocomplete' | 'placeholder' | 'hint' | 'fromLink'> & {
  readonly required?: boolean;
};

/** C0 and C1 controls, and the Unicode line separators: refused in values of one line, which reach mail headers (security.md T13). */
// oxlint-disable-next-line no-control-regex
export const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
// Multi-line text may hold U+000A.
// oxlint-disable-next-line no-control-regex
const CONTROLS_BUT_LINE_FEED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/u;
// Not isWellFormed, which Firefox has from version 119 on.
const LONE_SURROGATE = /\p{Surrogate}/u;
const code = (value: FieldErrorCode): FieldErrorCode => value;

/** They turn the direction of what follows, so a text could look like another one. Address books put some around numbers. */
const BIDIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Tags and variation selectors, of which nothing is seen: whole texts can hide in them. Kept are those of the flags of England, Scotland and Wales. */
const FLAG_OR_TAG =
  /(🏴\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})|[\u{e0000}-\u{e0fff}]/gu;
/** Distance of the wide forms of ASCII, as input methods for Chinese and Japanese type them, to ASCII itself. */
const WIDE = 0xfee0;
/** Without zero-width and soft characters, which come with what is copied from a chat, a mail or a PDF; wide digits, letters and signs as ASCII. */
export const plainSigns = (value: string): string =>
  value
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE));
/** What is left of broken UTF-8, if it was decoded before it got here. */
const REPLACEMENT = '\ufffd';
/** More combining marks in a row than any language has (Unicode Standard Annex 15, stream-safe text). Bringing them into order takes quadratic time. */
const TOO_MANY_MARKS = /\p{M}{31}/u;
/** Code units of a decomposed letter, such as U+1F82 in four, which NFC makes one. */
const MOST_DECOMPOSED = 4;
/** A character that is seen: U+2800 and U+3164, for instance, are letters or signs that are not. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Text as it is stored: NFC, trimmed, CR LF as LF, without control characters, bidirectional controls and tags; empty if nothing in it is
 * visible. Length and marks are checked before the text is normalised, which would take quadratic time otherwise (security.md T16).
 */
function normalisedText(maxLength: number, controls: RegExp) {
  return v.pipe(
    v.string(code('type')),
    v.transform((value) => value.replaceAll(BIDIRECTIONAL, '').replaceAll(FLAG_OR_TAG, '$1').replaceAll('\r\n', '\n')),
    v.trim(),
    v.maxLength(MOST_DECOMPOSED * maxLength, code('too_long')),
    v.check(
      (value) => !LONE_SURROGATE.test(value) && !value.includes(REPLACEMENT) && !TOO_MANY_MARKS.test(value),
      code('characters'),
    ),
    v.normalize('NFC'),
    v.check((value) => !controls.test(value), code('characters')),
    v.maxLength(maxLength, code('too_long')),
    v.transform((value) => (VISIBLE.test(value) ? value : '')),
  );
}

const line = () => normalisedText(MAX_LINE, CONTROLS);
const seenLine = () => v.pipe(v.string(code('type')), v.transform(plainSigns), line());
const manyLines = () => normalisedText(MAX_TEXT, CONTROLS_BUT_LINE_FEED);

type TextSchema = v.GenericSchema<string>;
const filled = (schema: TextSchema) => v.pipe(schema, v.nonEmpty(code('required')));
/** An empty optional field is left out of the record (specification section 3). */
const orAbsent = (schema: TextSchema) =>
  v.optional(
    v.pipe(
      schema,
      v.transform((value) => value || undefined),
    ),
  );
const textSchema = (required: boolean, schema: TextSchema) => (required ? filled(schema) : orAbsent(schema));

/** A single line of at most {@link MAX_LINE} characters. */
export function text({ required = false, ...settings }: Settings): FilledInField {
  return { ...settings, input: 'text', required, maxLength: MAX_LINE, schema: textSchema(required, line()) };
}

/** A telephone number as the visitor writes it: the specification names no format. */
export function phone({ required = false }: Pick<Settings, 'required'> = {}): FilledInField {
  return { ...identifier({ label: 'Telefon', required, autocomplete: 'tel' }), input: 'tel' };
}

/** A single line that is copied from elsewhere and compared letter by letter: see {@link plainSigns}. */
export function identifier({ required = false, ...settings }: Settings): FilledInField {
  return { ...text({ required, ...settings }), schema: textSchema(required, seenLine()) };
}

/** A required e-mail address: the form of the HTML standard, with a top-level domain. Its domain is checked and stored in ASCII, as mail needs it. */
export function email(): FilledInField {
  const address = v.pipe(
    filled(seenLine()),
    v.transform((entered) => asciiAddress(bareAddress(entered))),
    v.maxLength(MAX_LINE, code('too_long')),
    v.check(isMailAddress, code('email')),
  );
  const asked = text({ label: 'E-Mail', required: true, inputMode: 'email', autocomplete: 'email' });
  return { ...asked, input: 'email', schema: address };
}

/** An optional postcode. Those of the neighbouring countries are digits, too. */
export function postcode(label: string): FilledInField {
  return identifier({ label, inputMode: 'numeric' });
}

/**
 * The `type` of a control of one line. Not `email`: Chromium would send another domain than the visitor typed, by an outdated rule
 * (`faß.de` as `fass.de`), and Firefox and Safari what was typed.
 */
export const inputType = ({ input }: Pick<Field, 'input'>): 'tel' | 'text' => (input === 'tel' ? 'tel' : 'text');

/** Text of several lines, at most {@link MAX_TEXT} characters; line breaks are kept as U+000A. */
export function multiline({ required = false, ...settings }: Settings & { readonly rows: number }): FilledInField {
  return { ...settings, input: 'multiline', required, maxLength: MAX_TEXT, schema: textSchema(required, manyLines()) };
}

/** One of `options` (value → label), stored by its value; cleared means absent (decisions.md D9). */
export function choice({ required = false, ...settings }: Settings & Required<Pick<Field, 'options'>>): FilledInField {
  const known = v.picklist(Object.keys(settings.options), code('choice'));
  const chosen = v.pipe(v.string(code('type')), v.nonEmpty(code('required')), known);
  const cleared = v.pipe(
    v.literal(''),
    v.transform(() => undefined),
  );
  const schema = required ? chosen : v.optional(v.union([cleared, known], code('choice')));
  return { ...settings, input: 'choice', required, schema };
}
