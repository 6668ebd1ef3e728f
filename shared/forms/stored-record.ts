import { asciiAddress } from '../email-address.ts';
import { photoKey } from '../photos.ts';
import { RECORD_LABELS } from '../record-labels.ts';
import { expiresAt } from '../retention.ts';
import { emailField, labelOf, type Form, type SubmissionRecord } from './define-form.ts';

/** A row of a form's table, as mail, command, desk and export read it. */
export interface StoredRecord {
  readonly form: Form;
  readonly id: string;
  /** `XXXX-XXXX`. */
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC: when the row ends by itself. */
  readonly expiresAt?: string;
  /** A spam trap was touched (decisions.md D19). */
  readonly suspect: boolean;
  /** All else that is stored: declared fields in their order, then the numbers of stones and what an earlier declaration left. The e-mail address as it is read. */
  readonly values: SubmissionRecord;
}

/** When the record would end had it been stored with today's periods, in epoch seconds. */
export const dueEnd = ({ form, createdAt }: StoredRecord): number =>
  expiresAt(new Date(createdAt), form.retentionMonths);

/** False after a change of `shared/retention.ts`, until the operator's command `retention` has changed the row. */
export const endsWhenDue = (record: StoredRecord): boolean =>
  record.expiresAt !== undefined && Date.parse(record.expiresAt) === dueEnd(record) * 1000;

/** What a value is called. */
export const nameOf = ({ form }: StoredRecord, name: string): string =>
  name === STONES_FIELD ? RECORD_LABELS.stones : labelOf(form, name);

/** A value as it is read: a choice by its label, a list line by line. */
export function storedText({ form, values }: StoredRecord, name: string): string {
  const value = values[name] ?? '';
  if (typeof value !== 'string') return value.join('\n');
  const { options = {} } = form.fields[name] ?? {};
  // A value of an earlier declaration, whatever it may be called.
  return Object.hasOwn(options, value) ? (options[value] ?? value) : value;
}

/** The address that a record was sent with; undefined for none. */
export function addressOf({ form, values }: StoredRecord): string | undefined {
  const name = emailField(form);
  const value = name === undefined ? undefined : values[name];
  return typeof value === 'string' ? value : undefined;
}

/** Addresses of people are compared like this: as mail servers do in practice, without regard to case, the domain in ASCII. */
export const normalAddress = (address: string): string => asciiAddress(address.normalize('NFC').trim().toLowerCase());

/** The value of the field with this autofill token, for instance `name`; empty without such a field. */
export function valueFor({ form, values }: StoredRecord, autocomplete: string): string {
  const name = Object.keys(form.fields).find((field) => form.fields[field]?.autocomplete === autocomplete);
  const value = name === undefined ? undefined : values[name];
  return typeof value === 'string' ? value : '';
}

/** What it is about, at a glance: the last long text, which all forms but the complaint end with. */
export function gist(record: StoredRecord): string {
  const { form, values } = record;
  const long = Object.keys(values)
    .filter((name) => form.fields[name]?.input === 'multiline' && form.fields[name].autocomplete === undefined)
    .pop();
  return long === undefined ? '' : storedText(record, long);
}

/** Keys of a record's photos in the bucket. The site may have had another address when they were stored. */
export function photoKeysOf({ values }: StoredRecord): readonly string[] {
  return [values[PHOTOS_FIELD] ?? []].flat().flatMap((url) => photoKey(originOf(url), url) ?? []);
}

/** The numbers of the material library's surfaces that the record's texts name by their codes: `['09', '21']`. */
export const stonesOf = ({ values }: StoredRecord): readonly string[] => [values[STONES_FIELD] ?? []].flat();

/** Attribute with these numbers (decisions.md D16). */
export const STONES_FIELD = 'stones';

/** Field of the complaint with the URLs of its photos. */
export const PHOTOS_FIELD = 'photo_urls';

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '');
