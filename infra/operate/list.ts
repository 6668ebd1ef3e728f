import { newestFirst, type Selection } from './read-records.ts';
import { addressOf, textOf, valueFor, type StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';
import { swissTime } from './swiss-time.ts';
import { count, grouped, type Terminal } from './terminal.ts';
import { printTable, type Column } from './text-table.ts';

const columns: readonly Column<StoredRecord>[] = [
  { title: 'Received', of: ({ createdAt }) => swissTime(createdAt).slice(0, 'yyyy-mm-dd hh:mm'.length) },
  { title: 'Reference', of: ({ reference }) => reference },
  { title: 'Form', of: ({ form, suspect }) => form.id + (suspect ? ' ?' : '') },
  { title: 'Name', of: (record) => valueFor(record, 'name'), flexible: { weight: 2, least: 12 } },
  { title: 'E-mail', of: (record) => addressOf(record) ?? '', flexible: { weight: 2, least: 14 } },
  { title: 'Company', of: (record) => valueFor(record, 'organization'), flexible: { weight: 1, least: 12 } },
  { title: 'Says', of: gist, flexible: { weight: 3, least: 16 } },
];

/** Prints the selected records, newest first. @param limit maximum number */
export async function list(stores: Stores, terminal: Terminal, selection: Selection, limit: number): Promise<void> {
  const progress = terminal.progress('Reading');
  const rows: StoredRecord[] = [];
  let total = 0;
  try {
    const found = await newestFirst(stores, selection, { limit, onRows: (seen) => progress.show(seen) });
    ({ total } = found);
    for await (const record of found.records) rows.push(record);
  } finally {
    progress.stop();
  }
  if (rows.length > 0) printTable(terminal, columns, rows);
  if (terminal.columns === undefined) return;
  if (rows.some(({ suspect }) => suspect)) terminal.note('? a spam trap was touched');
  if (total === 0) terminal.note('Nothing found.');
  else if (total > rows.length) terminal.note(`The newest ${grouped(rows.length)} of ${count(total, 'record')}; --limit shows more.`);
}

/** What it is about, at a glance: the last long text, which all forms but the complaint end with. */
function gist(record: StoredRecord): string {
  const { form, values } = record;
  const long = Object.keys(values).findLast(
    (name) => form.fields[name]?.input === 'multiline' && form.fields[name].autocomplete === undefined,
  );
  return long === undefined ? '' : textOf(record, long);
}
