import { swissDay, swissTime } from '../../shared/desk/swiss-time.ts';
import { nameOf, storedText, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { printable, type Terminal } from './terminal.ts';

const INDENT = '  ';

/** Prints whole records, with an empty line between two. */
export function printRecords({ print, style }: Terminal, records: readonly StoredRecord[]): void {
  for (const [index, record] of records.entries())
    for (const line of [...(index > 0 ? [''] : []), ...recordLines(record, style)]) print(line);
}

/** A whole record for reading: its facts, then every field by its label, in the order of the form. Several lines are indented below it. */
export function recordLines(record: StoredRecord, style: Terminal['style'] = (_, text) => text): readonly string[] {
  const { form, reference, createdAt, expiresAt, suspect, values, id } = record;
  const facts = [
    ['Formular', form.heading],
    ['Eingang', `${swissTime(createdAt)} in Zürich`],
    ...(expiresAt === undefined ? [] : [['Aufbewahrung bis', swissDay(expiresAt)]]),
    ...(suspect ? [['Spamverdacht', 'ja']] : []),
    ['Schlüssel', id],
  ];
  const fields = Object.keys(values).map((name) => [nameOf(record, name), storedText(record, name)]);
  return [style('bold', reference), ...entries(facts, style), '', ...entries(fields, style)];
}

function entries(pairs: readonly (readonly string[])[], style: Terminal['style']): readonly string[] {
  const width = Math.max(...pairs.map(([label = '']) => label.length));
  return pairs.flatMap(([label = '', text = '']) => {
    const [first = '', ...more] = printable(text).split('\n');
    const start = `${INDENT}${style('dim', label.padEnd(width))}${INDENT}`;
    const margin = ' '.repeat(width + 2 * INDENT.length);
    return [start + first, ...more.map((line) => margin + line)];
  });
}
