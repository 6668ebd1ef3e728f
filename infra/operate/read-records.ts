import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchGetItemCommand,
  paginateScan,
  type BatchGetItemCommandInput,
  type BatchGetItemCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { recordOf, type Item } from '../../functions/runtime/record-of.ts';
import { swissDay } from '../../shared/desk/swiss-time.ts';
import { asciiAddress } from '../../shared/email-address.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import {
  addressOf,
  photoKeysOf,
  PHOTOS_FIELD,
  STONES_FIELD,
  stonesOf,
  storedText,
  type StoredRecord,
} from '../../shared/forms/stored-record.ts';
import { OperateError } from './operate-error.ts';
import type { Stores } from './stores.ts';

/** Which records are meant. */
export interface Selection {
  /** Id of the only form; without it, all. */
  readonly form?: string;
  /** First day in Zürich, `2026-11-01`. */
  readonly since?: string;
  /** Last day in Zürich. */
  readonly until?: string;
  readonly withPhotos?: boolean;
  /** Number of a surface that was asked for: `21`. */
  readonly stone?: number;
  /** Text within the reference or the entries, in upper or lower case. */
  readonly search?: string;
}

/** The forms whose records are selected. */
export const formsOf = ({ form }: Pick<Selection, 'form'>): readonly Form[] =>
  form === undefined ? allForms : allForms.filter(({ id }) => id === form);

/** DynamoDB's limit for one BatchGetItem. */
const BATCH = 100;
const TRIES = 8;
const FIRST_PAUSE_MS = 50;

/** Scans of one table at the same time: the next pages travel while one is being read. */
const SEGMENTS = 4;

/** Shows each record of the forms to `visit`, in no order. @param attributes what of the rows is wanted; by default all */
export async function scanRecords(
  { dynamodb, tableOf }: Stores,
  forms: readonly Form[],
  visit: (record: StoredRecord) => void,
  attributes?: readonly string[],
): Promise<void> {
  const projection = attributes && { ProjectionExpression: attributes.join() };
  const scan = async (form: Form, Segment: number) => {
    const part = { TableName: tableOf(form), Segment, TotalSegments: SEGMENTS, ConsistentRead: true, ...projection };
    for await (const { Items = [] } of paginateScan({ client: dynamodb }, part)) {
      for (const item of Items) visit(recordOf(form, item));
    }
  };
  for (const form of forms) await Promise.all(Array.from({ length: SEGMENTS }, (_, segment) => scan(form, segment)));
}

/**
 * The selected records, newest first. First the moments and ids alone are read and sorted, about 0.1 kB each; then the rows by
 * their ids, a hundred at a time and only as they are wanted: so any number of them can be exported in order.
 */
export async function newestFirst(
  stores: Stores,
  selection: Selection,
): Promise<{ readonly total: number; readonly records: AsyncGenerator<StoredRecord> }> {
  const forms = formsOf(selection);
  const keys: string[] = [];
  // A search needs all fields; without one, the index need not carry them.
  const attributes =
    selection.search === undefined
      ? [
          'id',
          'created_at',
          ...(selection.withPhotos ? [PHOTOS_FIELD] : []),
          ...(selection.stone ? [STONES_FIELD] : []),
        ]
      : undefined;
  const select = (record: StoredRecord) => {
    const { createdAt, form, id } = record;
    // Joined, since a concatenated string would keep its parts.
    if (isSelected(record, selection)) keys.push([createdAt, forms.indexOf(form), id].join(' '));
  };
  await scanRecords(stores, forms, select, attributes);
  // In place: there may be very many.
  // oxlint-disable-next-line unicorn/no-array-sort, unicorn/no-array-reverse
  keys.sort().reverse();
  return { total: keys.length, records: inOrder(stores, forms, keys) };
}

function isSelected(record: StoredRecord, { since, until, withPhotos, stone, search }: Selection): boolean {
  if (since !== undefined && swissDay(record.createdAt) < since) return false;
  if (until !== undefined && swissDay(record.createdAt) > until) return false;
  if (withPhotos && photoKeysOf(record).length === 0) return false;
  if (stone !== undefined && !stonesOf(record).some((number) => Number(number) === stone)) return false;
  if (search === undefined) return true;
  const wanted = folded(search);
  const texts = Object.keys(record.values).map((name) => storedText(record, name));
  const mailed = asciiAddress(addressOf(record) ?? '');
  return [record.reference, ...texts, mailed].some((text) => folded(text).includes(wanted));
}

/** As texts are compared by a person: «MÜLLER» is «Müller». */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

async function* inOrder(stores: Stores, forms: readonly Form[], keys: readonly string[]): AsyncGenerator<StoredRecord> {
  for (let from = 0; from < keys.length; from += BATCH) {
    const wanted = keys.slice(from, from + BATCH).flatMap((key): readonly Key[] => {
      const [, index, id = ''] = key.split(' ');
      const form = forms[Number(index)];
      return form ? [{ form, id }] : [];
    });
    yield* await getRecords(stores, wanted);
  }
}

/** One record by its key; undefined once it has ended or was erased. */
export async function readRecord(stores: Stores, form: Form, id: string): Promise<StoredRecord | undefined> {
  return (await getRecords(stores, [{ form, id }]))[0];
}

interface Key {
  readonly form: Form;
  readonly id: string;
}

/** The records with these keys in their order. A row that has ended since is simply not there any more. */
async function getRecords({ dynamodb, tableOf }: Stores, keys: readonly Key[]): Promise<readonly StoredRecord[]> {
  const found = new Map<string, Item>();
  let RequestItems: BatchGetItemCommandInput['RequestItems'] = Object.fromEntries(
    [...Map.groupBy(keys, ({ form }) => tableOf(form))].map(([table, some]) => [
      table,
      { ConsistentRead: true, Keys: some.map(({ id }) => ({ id: { S: id } })) },
    ]),
  );
  for (let tries = 0; tries < TRIES; tries++) {
    const { Responses = {}, UnprocessedKeys = {} }: BatchGetItemCommandOutput = await dynamodb.send(
      new BatchGetItemCommand({ RequestItems }),
    );
    for (const [table, items] of Object.entries(Responses))
      for (const item of items) found.set(`${table} ${item['id']?.S}`, item);
    if (Object.keys(UnprocessedKeys).length === 0)
      return keys.flatMap(({ form, id }) => {
        const item = found.get(`${tableOf(form)} ${id}`);
        return item ? [recordOf(form, item)] : [];
      });
    RequestItems = UnprocessedKeys;
    await sleep(FIRST_PAUSE_MS * 2 ** tries);
  }
  throw new OperateError('Die Tabellen sind überlastet: Versuchen Sie es in einer Minute nochmals.');
}
