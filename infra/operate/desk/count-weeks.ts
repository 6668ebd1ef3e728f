import type { WeekCount } from '../../../shared/desk/calls.ts';
import { addDays, mondayOf, swissDay } from '../../../shared/desk/swiss-time.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { StoredRecord } from '../../../shared/forms/stored-record.ts';
import { scanRecords } from '../read-records.ts';
import type { Stores } from '../stores.ts';

/** The records by the week in Zürich in which they came in, for this number of weeks, the newest first. */
export async function countWeeks(stores: Stores, weeks: number, now = new Date()): Promise<readonly WeekCount[]> {
  const thisWeek = mondayOf(swissDay(now));
  const counted = Array.from({ length: weeks }, (_, back) => ({
    monday: addDays(thisWeek, -7 * back),
    counts: Object.fromEntries(allForms.map(({ id }) => [id, 0])),
  }));
  const byMonday = new Map(counted.map((week) => [week.monday, week.counts]));
  const count = ({ form, createdAt }: StoredRecord) => {
    const counts = byMonday.get(mondayOf(swissDay(createdAt)));
    if (counts) counts[form.id] = (counts[form.id] ?? 0) + 1;
  };
  await scanRecords(stores, allForms, count, ['created_at']);
  return counted;
}
