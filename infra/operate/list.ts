import { newestFirst, type Selection } from './read-records.ts';
import { addressOf, gist, valueFor, type StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';
import { swissTime } from './swiss-time.ts';
import type { Terminal } from './terminal.ts';
import { printTable, type Column } from './text-table.ts';
import { grouped, type Words } from './words.ts';

const columns = ({ say, formName }: Words): readonly Column<StoredRecord>[] => [
  { title: say('Received'), of: ({ createdAt }) => swissTime(createdAt).slice(0, 'yyyy-mm-dd hh:mm'.length) },
  { title: say('Reference'), of: ({ reference }) => reference },
  { title: say('Form'), of: ({ form, suspect }) => formName(form) + (suspect ? ' ?' : '') },
  { title: say('Name'), of: (record) => valueFor(record, 'name'), most: 20 },
  { title: say('E-mail'), of: (record) => addressOf(record) ?? '', most: 28 },
  { title: say('Company'), of: (record) => valueFor(record, 'organization'), most: 16 },
  { title: say('Says'), of: gist },
];

/** Prints the selected records, newest first. @param limit maximum number */
export async function list(stores: Stores, terminal: Terminal, selection: Selection, limit: number): Promise<void> {
  const { say, count } = stores.words;
  const progress = terminal.progress(say('Reading'));
  const rows: StoredRecord[] = [];
  let total = 0;
  try {
    const found = await newestFirst(stores, selection, { limit, onRows: (seen) => progress.show(seen) });
    ({ total } = found);
    for await (const record of found.records) rows.push(record);
  } finally {
    progress.stop();
  }
  if (rows.length > 0) printTable(terminal, columns(stores.words), rows);
  if (terminal.columns === undefined) return;
  if (rows.some(({ suspect }) => suspect)) terminal.note(say('? a spam trap was touched'));
  if (total === 0) terminal.note(say('Nothing found.'));
  else if (total > rows.length)
    terminal.note(say('The newest {0} of {1}; --limit shows more.', grouped(rows.length), count(total, 'record')));
}
