import * as v from 'valibot';
import { allForms } from '../forms/all-forms.ts';
import type { StoredRecord } from '../forms/stored-record.ts';
import { isDay } from './swiss-time.ts';

const day = v.pipe(v.string(), v.check(isDay));
/** The body of a call for records. */
export const deskFilter = v.strictObject({
  form: v.optional(v.picklist(allForms.map(({ id }) => id))),
  since: v.optional(day),
  until: v.optional(day),
  withPhotos: v.optional(v.boolean()),
  stone: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  search: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
});

/** Which requests the page asks for. It sends everything in the body of a POST: nothing of it is in an address. */
export type Filter = v.InferInput<typeof deskFilter>;

/** A record on its way to the page. */
export type Row = Omit<StoredRecord, 'form'> & { readonly form: string };

/** The next requests of a list. */
export interface Rows {
  readonly list: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

export interface PersonFound {
  readonly rows: readonly Row[];
  /** What would be deleted, in words, and what would stay. */
  readonly plan: readonly string[];
  readonly isStored: boolean;
}

/** How many records came in in a week. */
export interface WeekCount {
  readonly monday: string;
  /** By the form's id. */
  readonly counts: Readonly<Record<string, number>>;
}
