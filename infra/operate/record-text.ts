import { labelOf, textOf, type StoredRecord } from './stored-record.ts';
import { swissDay, swissTime } from './swiss-time.ts';
import { printable, type Terminal } from './terminal.ts';
import type { Words } from './words.ts';

const INDENT = '  ';

/** A whole record for reading: its facts, then every field by its label, in the order of the form. Several lines are indented below it. */
export function recordLines(
  record: StoredRecord,
  { say, formHeading }: Words,
  style: Terminal['style'] = (_, text) => text,
): readonly string[] {
  const { form, reference, createdAt, expiresAt, suspect, values, id } = record;
  const facts = [
    [say('Form'), formHeading(form)],
    [say('Received'), say('{0} in Zürich', swissTime(createdAt))],
    ...(expiresAt === undefined ? [] : [[say('Kept until'), swissDay(expiresAt)]]),
    ...(suspect ? [[say('Suspect'), say('a spam trap was touched')]] : []),
    [say('Key'), id],
  ];
  const fields = Object.keys(values).map((name) => [labelOf(form, name), textOf(record, name)]);
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
