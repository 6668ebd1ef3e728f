import type { Form } from '../../shared/forms/define-form.ts';
import { newestFirst, type Selection } from './read-records.ts';
import { addressOf, gist, valueFor, type StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';
import { swissTime } from './swiss-time.ts';
import type { Terminal } from './terminal.ts';
import { printTable, type Column } from './text-table.ts';
import { count, grouped, isGerman, say } from './words.ts';

const columns = (): readonly Column<StoredRecord>[] => [
  { title: say('Received'), of: ({ createdAt }) => swissTime(createdAt).slice(0, 'yyyy-mm-dd hh:mm'.length) },
  { title: say('Reference'), of: ({ reference }) => reference },
  { title: say('Form'), of: ({ form, suspect }) => formName(form) + (suspect ? ' ?' : '') },
  { title: say('Name'), of: (record) => valueFor(record, 'name'), flexible: { weight: 2, least: 12 } },
  { title: say('E-mail'), of: (record) => addressOf(record) ?? '', flexible: { weight: 2, least: 14 } },
  { title: say('Company'), of: (record) => valueFor(record, 'organization'), flexible: { weight: 1, least: 12 } },
  { title: say('Says'), of: gist, flexible: { weight: 3, least: 16 } },
];

/** Prints the selected records, newest first. @param limit maximum number */
export async function list(stores: Stores, terminal: Terminal, selection: Selection, limit: number): Promise<void> {
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
  if (rows.length > 0) printTable(terminal, columns(), rows);
  if (terminal.columns === undefined) return;
  if (rows.some(({ suspect }) => suspect)) terminal.note(say('? a spam trap was touched'));
  if (total === 0) terminal.note(say('Nothing found.'));
  else if (total > rows.length)
    terminal.note(say('The newest {0} of {1}; --limit shows more.', grouped(rows.length), count(total, 'record')));
}

/** What the command calls a form: as `--form` does, or in German as the mails do. */
export const formName = ({ id, name }: Form): string => (isGerman() ? name : id);
