import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { swissDay } from '../../shared/desk/swiss-time.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { dueEnd, endsWhenDue, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { counted } from '../../shared/language.ts';
import { factColumns } from './list.ts';
import { scanRecords } from './read-records.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';
import { printTable } from './text-table.ts';

/** Lists the records whose end is not that of `shared/retention.ts`, as after a change there, and gives them that end after asking. */
export async function retention(stores: Stores, terminal: Terminal, confirm = false): Promise<void> {
  const others: StoredRecord[] = [];
  const look = (record: StoredRecord) => {
    if (!endsWhenDue(record)) others.push(record);
  };
  await terminal.during('Lesen', () => scanRecords(stores, allForms, look));
  if (others.length === 0) return terminal.note('Alle Anfragen enden, wie es shared/retention.ts sagt.');
  printTable(
    terminal,
    [
      ...factColumns,
      { title: 'Endet', of: (record) => swissDay(record.expiresAt ?? '') },
      { title: 'Neu', of: (record) => swissDay(new Date(dueEnd(record) * 1000)) },
    ],
    others,
  );
  if (!confirm && !(await terminal.ask?.(`Das Ende ändern in: ${stores.where}?`)))
    return terminal.note('Nichts wurde geändert. Mit --confirm geschieht es.');
  for (const record of others) await setEnd(stores, record);
  terminal.note(`Ende geändert: ${counted(others.length, 'Anfrage', 'Anfragen')}.`);
}

async function setEnd({ dynamodb, tableOf }: Stores, record: StoredRecord): Promise<void> {
  try {
    await dynamodb.send(
      new UpdateItemCommand({
        TableName: tableOf(record.form),
        Key: { id: { S: record.id } },
        UpdateExpression: 'SET expires_at = :end',
        // An erased row does not come back.
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeValues: { ':end': { N: String(dueEnd(record)) } },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
