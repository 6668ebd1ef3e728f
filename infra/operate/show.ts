import { paginateScan } from '@aws-sdk/client-dynamodb';
import { allForms } from '../../shared/forms/all-forms.ts';
import { OperateError } from './operate-error.ts';
import { recordLines } from './record-text.ts';
import { readReference } from './reference.ts';
import { recordOf, type StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';

/**
 * Prints every record with a reference. Several can share one: it has 40 bits, and the key behind it can be searched for (threats.md T34).
 * @throws OperateError for none
 */
export async function show(stores: Stores, terminal: Terminal, text: string): Promise<void> {
  const { say, count } = stores.words;
  const reference = readReference(text, stores.words);
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
  if (found.length === 0) throw new OperateError(say('There is no record {0} in {1}.', reference, stores.where));
  for (const [index, record] of found.entries()) {
    if (index > 0) terminal.print('');
    for (const line of recordLines(record, stores.words, terminal.style)) terminal.print(line);
  }
  if (found.length > 1)
    terminal.note(say('{0} share this reference: their keys tell them apart.', count(found.length, 'record')));
}
