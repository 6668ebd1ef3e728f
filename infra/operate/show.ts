import { allForms } from '../../shared/forms/all-forms.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { counted } from '../../shared/language.ts';
import { REFERENCE } from '../../shared/reference.ts';
import { OperateError } from './operate-error.ts';
import { scanRecords } from './read-records.ts';
import { printRecords } from './record-text.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';

/**
 * Prints every record with a reference. Several can share one: it has 40 bits, and the key behind it can be searched for (security.md T34).
 * @throws OperateError for none
 */
export async function show(stores: Stores, terminal: Terminal, text: string): Promise<void> {
  const reference = readReference(text);
  const found: StoredRecord[] = [];
  const look = (record: StoredRecord) => {
    if (record.reference === reference) found.push(record);
  };
  await terminal.during('Suchen', () => scanRecords(stores, allForms, look));
  if (found.length === 0) throw new OperateError(`Es gibt keine Anfrage ${reference} in: ${stores.where}.`);
  printRecords(terminal, found);
  if (found.length > 1)
    terminal.note(
      `${counted(found.length, 'Anfrage', 'Anfragen')} haben diese Referenz: Ihre Schlüssel unterscheiden sie.`,
    );
}

/**
 * A reference as the store writes it, whatever way it was noted down: Crockford's base32 reads o as 0, i and l as 1, in either
 * case and with hyphens anywhere (https://www.crockford.com/base32.html).
 * @throws OperateError unless it is one
 */
function readReference(text: string): string {
  const digits = text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const reference = `${digits.slice(0, 4)}-${digits.slice(4)}`;
  if (!REFERENCE.test(reference))
    throw new OperateError(`«${text}» ist keine Referenz: Sie hat acht Zeichen, wie 7X3K-9QPA.`);
  return reference;
}
