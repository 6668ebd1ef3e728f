import type { Form } from '../../shared/forms/define-form.ts';
import { scanRecords, type OnRows } from './read-records.ts';
import type { StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';
import { addDays, mondayOf, swissDay } from './swiss-time.ts';

/** How many records came in in a week. */
export interface WeekCount {
  readonly monday: string;
  /** By the form's id. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The records of the forms by the week in which they came in, for this number of weeks, the newest first; and all of them. */
export async function countWeeks(
  stores: Stores,
  forms: readonly Form[],
  weeks: number,
  { now = new Date(), onRows }: { readonly now?: Date; readonly onRows?: OnRows } = {},
): Promise<{ readonly weeks: readonly WeekCount[]; readonly all: WeekCount['counts'] }> {
  const none = () => Object.fromEntries(forms.map(({ id }) => [id, 0]));
  const all = none();
  const thisWeek = mondayOf(swissDay(now));
  const counted = Array.from({ length: weeks }, (_, back) => ({
    monday: addDays(thisWeek, -7 * back),
    counts: none(),
  }));
  const byMonday = new Map(counted.map((week) => [week.monday, week.counts]));
  const add = ({ form, createdAt }: StoredRecord) => {
    const ofWeek = byMonday.get(mondayOf(swissDay(createdAt)));
    for (const counts of ofWeek ? [ofWeek, all] : [all]) counts[form.id] = (counts[form.id] ?? 0) + 1;
  };
  await scanRecords(stores, forms, add, { onRows, attributes: ['created_at'] });
  return { weeks: counted, all };
}
