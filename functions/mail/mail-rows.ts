import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { REFERENCE } from '../../shared/reference.ts';
import { env } from '../runtime/env.ts';
import { causeOf, log } from '../runtime/log.ts';
import { recordOf } from '../runtime/record-of.ts';
import { withTimeout } from '../runtime/with-timeout.ts';

/** Time limit of one mail in milliseconds; the Lambda's timeout allows it for each record of a batch. */
export const MAIL_TIME_MS = 8000;
/** Records already mailed that are remembered while the process lives: a stream may deliver a record twice. */
const MEMORY = 1000;

/** `refused`: SES will never accept this mail; the operator has nothing to do. `withheld`: no mail is due (decisions.md D21). */
export type Delivery = 'sent' | 'refused' | 'withheld';

/** A `DynamoDBStreamHandler`, as far as the context is needed. */
export type StreamHandler = (
  event: DynamoDBStreamEvent,
  context: Pick<Context, 'awsRequestId'>,
) => Promise<DynamoDBBatchResponse>;

/**
 * Returns a handler that sends one mail for each new row of a table's stream. Rows are mailed in their order up to the first that fails,
 * so that a retry, which begins there, repeats no mail.
 * @param name in the log
 */
export function mailRows(
  name: string,
  deliver: (row: StoredRecord, signal: AbortSignal) => Promise<Delivery>,
): StreamHandler {
  const tables = JSON.parse(env('TABLES')) as Readonly<Record<string, string>>;
  const done = new Set<string>();

  return async ({ Records }, { awsRequestId: requestId }) => {
    const started = performance.now();
    let mails = 0;
    for (const record of Records.filter(isNewRow)) {
      const { eventID = '' } = record;
      if (done.has(eventID)) continue;
      const delivery = await mail(record, requestId);
      if (delivery === 'failed') {
        // No mail has been sent yet: failing the whole batch makes Lambda bisect it until the row is alone.
        if (mails === 0 && Records.length > 1) throw new Error('The first row of the batch could not be mailed');
        logSummary();
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
      if (delivery === 'sent') mails += 1;
      remember(eventID);
    }
    logSummary();
    return { batchItemFailures: [] };

    function logSummary(): void {
      log({ level: 'INFO', function: name, requestId, mails, ms: Math.round(performance.now() - started) });
    }
  };

  async function mail(record: DynamoDBRecord, requestId: string): Promise<Delivery | 'failed'> {
    const line: { function: string; requestId: string; form?: string; reference?: string } = {
      function: name,
      requestId,
    };
    try {
      const row = newRow(record, tables);
      Object.assign(line, { form: row.form.id, reference: row.reference });
      const delivery = await withTimeout(MAIL_TIME_MS, (signal) => deliver(row, signal));
      if (delivery !== 'sent') log({ ...line, level: delivery === 'refused' ? 'WARN' : 'INFO', delivery });
      return delivery;
    } catch (fault) {
      log({ ...line, level: 'ERROR', cause: causeOf(fault) });
      return 'failed';
    }
  }

  function remember(eventID: string): void {
    done.add(eventID);
    const [oldest] = done;
    if (done.size > MEMORY && oldest !== undefined) done.delete(oldest);
  }
}

const TABLE = /^arn:[\w-]+:dynamodb:[\w-]+:\d{12}:table\/([\w.-]+)\/stream\//;

/** The new row of a stream record (view type NEW_IMAGE). @param tables id of the form by name of the table */
function newRow(
  { eventSourceARN = '', dynamodb: { NewImage = {} } = {} }: DynamoDBRecord,
  tables: Readonly<Record<string, string>>,
): StoredRecord {
  const table = TABLE.exec(eventSourceARN)?.[1] ?? '';
  const form = allForms.find(({ id }) => id === tables[table]);
  if (!form) throw new Error('The stream belongs to no form');
  // Both types describe the same attributes; that of aws-lambda is looser.
  const row = recordOf(form, NewImage as Record<string, AttributeValue>);
  // Subject, log and the operator's commands name a row by it.
  if (!REFERENCE.test(row.reference)) throw new Error('The row has no reference');
  return row;
}

/** The event filter passes only these; rows removed by time to live or by the operator are not mailed. */
const isNewRow = ({ eventName }: DynamoDBRecord) => eventName === 'INSERT';
