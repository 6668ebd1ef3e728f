import type { Form } from '../../shared/forms/define-form.ts';
import { countWeeks, type WeekCount } from './count-weeks.ts';
import { formName } from './list.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';
import { printTable, type Column } from './text-table.ts';
import { grouped, say } from './words.ts';

/** Prints how many records came in each week, per form, the newest week first; on a terminal also how many in all. */
export async function stats(
  stores: Stores,
  terminal: Terminal,
  forms: readonly Form[],
  weeks: number,
  now = new Date(),
): Promise<void> {
  const progress = terminal.progress(say('Counting'));
  const found = await countWeeks(stores, forms, weeks, { now, onRows: progress.show }).finally(progress.stop);
  const isPipe = terminal.columns === undefined;
  const written = isPipe ? String : grouped;
  const columns = forms.map((form): Column<WeekCount> => ({
    title: formName(form),
    of: ({ counts }) => written(counts[form.id] ?? 0),
  }));
  const all = isPipe ? [] : [{ monday: say('All time'), counts: found.all }];
  printTable(terminal, [{ title: say('Week of'), of: ({ monday }) => monday }, ...columns], [...found.weeks, ...all]);
}
