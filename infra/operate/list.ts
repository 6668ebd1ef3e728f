import { swissTime } from '../../shared/desk/swiss-time.ts';
import { addressOf, endsWhenDue, gist, valueFor, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { counted, grouped } from '../../shared/language.ts';
import { newestFirst, type Selection } from './read-records.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';
import { printTable, type Column } from './text-table.ts';

/** Columns that tell which record it is. */
export const factColumns: readonly Column<StoredRecord>[] = [
  { title: 'Eingang', of: ({ createdAt }) => swissTime(createdAt).slice(0, 'yyyy-mm-dd hh:mm'.length) },
  { title: 'Referenz', of: ({ reference }) => reference },
  { title: 'Formular', of: ({ form, suspect }) => form.name + (suspect ? ' ?' : '') },
];

const columns: readonly Column<StoredRecord>[] = [
  ...factColumns,
  { title: 'Name', of: (record) => valueFor(record, 'name'), most: 20 },
  { title: 'E-Mail', of: (record) => addressOf(record) ?? '', most: 28 },
  { title: 'Firma', of: (record) => valueFor(record, 'organization'), most: 16 },
  { title: 'Text', of: gist },
];

/** Prints the selected records, newest first. @param limit maximum number */
export async function list(stores: Stores, terminal: Terminal, selection: Selection, limit: number): Promise<void> {
  const rows: StoredRecord[] = [];
  const total = await terminal.during('Lesen', async () => {
    const found = await newestFirst(stores, selection);
    for await (const record of found.records) if (rows.push(record) === limit) break;
    return found.total;
  });
  if (rows.length > 0) printTable(terminal, columns, rows);
  if (terminal.columns === undefined) return;
  if (rows.some(({ suspect }) => suspect)) terminal.note('? Spamverdacht');
  const others = rows.filter((record) => !endsWhenDue(record)).length;
  if (others > 0)
    terminal.note(
      `${counted(others, 'Anfrage endet', 'Anfragen enden')} nicht, wie es shared/retention.ts sagt: retention zeigt und ändert das.`,
    );
  if (total === 0) terminal.note('Nichts gefunden.');
  else if (total > rows.length)
    terminal.note(
      `Die neuesten ${grouped(rows.length)} von ${counted(total, 'Anfrage', 'Anfragen')}; --limit zeigt mehr.`,
    );
}
