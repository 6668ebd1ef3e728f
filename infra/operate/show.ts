import { paginateScan } from '@aws-sdk/client-dynamodb';
import { allForms } from '../../shared/forms/all-forms.ts';
import { counted } from './counted.ts';
import { OperateError } from './operate-error.ts';
import { printRecords } from './record-text.ts';
import { readReference } from './reference.ts';
import { recordOf, type StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';

/**
 * Prints every record with a reference. Several can share one: it has 40 bits, and the key behind it can be searched for (threats.md T34).
 * @throws OperateError for none
 */
export async function show(stores: Stores, terminal: Terminal, text: string): Promise<void> {
  const reference = readReference(text);
  const found: StoredRecord[] = [];
  for (const form of allForms) {
    const matching = {
      TableName: stores.tableOf(form),
      ConsistentRead: true,
      FilterExpression: '#reference = :reference',
      ExpressionAttributeNames: { '#reference': 'reference' },
      ExpressionAttributeValues: { ':reference': { S: reference } },
    };
    for await (const { Items = [] } of paginateScan({ client: stores.dynamodb }, matching)) {
      found.push(...Items.map((item) => recordOf(form, item)));
    }
  }
  if (found.length === 0) throw new OperateError(`Es gibt keine Anfrage ${reference} in: ${stores.where}.`);
  printRecords(terminal, found);
  if (found.length > 1)
    terminal.note(`${counted(found.length, 'Anfrage')} haben diese Referenz: Ihre Schlüssel unterscheiden sie.`);
}
