import type { Form } from '../../shared/forms/define-form.ts';
import { scanRecords } from './read-records.ts';
import type { Stores } from './stores.ts';
import { addDays, mondayOf, swissDay } from './swiss-time.ts';
import { grouped, type Terminal } from './terminal.ts';

const GAP = ' ';
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const LONGEST_BAR = 24;

/** Prints how many records came in each week, per form, with a bar for each number; newest week first. */
export async function stats(stores: Stores, terminal: Terminal, forms: readonly Form[], weeks: number, now = new Date()): Promise<void> {
  const progress = terminal.progress('Counting');
  const counts = new Map<string, number>();
  const add = (week: string, form: Form) => counts.set(week + form.id, (counts.get(week + form.id) ?? 0) + 1);
  try {
    for await (const { form, createdAt } of scanRecords(stores, forms, (seen) => progress.show(seen))) {
      add(mondayOf(swissDay(createdAt)), form);
      add('all', form);
    }
  } finally {
    progress.stop();
  }
  const thisWeek = mondayOf(swissDay(now));
  const mondays = Array.from({ length: weeks }, (_, back) => addDays(thisWeek, -7 * back));
  const of = (week: string, { id }: Form) => counts.get(week + id) ?? 0;
  if (terminal.columns === undefined) {
    for (const monday of mondays) terminal.print([monday, ...forms.map((form) => of(monday, form))].join('\t'));
    return;
  }

  const digits = Math.max(...forms.map((form) => grouped(of('all', form)).length));
  const titles = forms.map(({ id }) => id.length);
  const room = Math.floor((terminal.columns - 'yyyy-mm-dd'.length) / forms.length) - GAP.length;
  const cell = Math.max(digits + 2, Math.min(room, Math.max(...titles, digits + 1 + LONGEST_BAR)));
  const longest = Math.max(1, ...mondays.flatMap((monday) => forms.map((form) => of(monday, form))));
  const line = (first: string, cells: readonly string[]) => [first.padEnd('yyyy-mm-dd'.length), ...cells].join(GAP).trimEnd();

  terminal.print(terminal.style('bold', line('Week of', forms.map(({ id }) => id.slice(0, cell).padEnd(cell)))));
  for (const monday of mondays) {
    terminal.print(line(monday, forms.map((form) => counted(of(monday, form)))));
  }
  terminal.print(terminal.style('bold', line('All time', forms.map((form) => grouped(of('all', form)).padStart(digits).padEnd(cell)))));

  function counted(number: number): string {
    const space = cell - digits - 1;
    const bar = barOf((number / longest) * space);
    return `${(number === 0 ? '·' : grouped(number)).padStart(digits)} ${terminal.style('cyan', bar)}${' '.repeat(space - bar.length)}`;
  }
}

/** A bar of this many cells, to an eighth of a cell; every value above zero is visible. */
export function barOf(length: number): string {
  const eighths = length > 0 ? Math.max(1, Math.round(length * 8)) : 0;
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}
