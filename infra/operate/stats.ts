import type { Form } from '../../shared/forms/define-form.ts';
import { countWeeks } from './count-weeks.ts';
import { formName } from './list.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';
import { grouped, say } from './words.ts';

const GAP = ' ';
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const LONGEST_BAR = 24;

/** Prints how many records came in each week, per form, with a bar for each number; newest week first. */
export async function stats(
  stores: Stores,
  terminal: Terminal,
  forms: readonly Form[],
  weeks: number,
  now = new Date(),
): Promise<void> {
  const progress = terminal.progress(say('Counting'));
  const found = await countWeeks(stores, forms, weeks, { now, onRows: (seen) => progress.show(seen) }).finally(
    progress.stop,
  );
  const counts = new Map([...found.weeks.map((week) => [week.monday, week.counts] as const), ['all', found.all]]);
  const mondays = found.weeks.map(({ monday }) => monday);
  const of = (week: string, { id }: Form) => counts.get(week)?.[id] ?? 0;
  if (terminal.columns === undefined) {
    for (const monday of mondays) terminal.print([monday, ...forms.map((form) => of(monday, form))].join('\t'));
    return;
  }

  const digits = Math.max(...forms.map((form) => grouped(of('all', form)).length));
  const titles = forms.map((form) => formName(form).length);
  const room = Math.floor((terminal.columns - 'yyyy-mm-dd'.length) / forms.length) - GAP.length;
  const cell = Math.max(digits + 2, Math.min(room, Math.max(...titles, digits + 1 + LONGEST_BAR)));
  const longest = Math.max(1, ...mondays.flatMap((monday) => forms.map((form) => of(monday, form))));
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd('yyyy-mm-dd'.length), ...cells].join(GAP).trimEnd();

  terminal.print(
    terminal.style(
      'bold',
      line(
        say('Week of'),
        forms.map((form) => formName(form).slice(0, cell).padEnd(cell)),
      ),
    ),
  );
  for (const monday of mondays) {
    terminal.print(
      line(
        monday,
        forms.map((form) => counted(of(monday, form))),
      ),
    );
  }
  terminal.print(
    terminal.style(
      'bold',
      line(
        say('All time'),
        forms.map((form) => grouped(of('all', form)).padStart(digits).padEnd(cell)),
      ),
    ),
  );

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
