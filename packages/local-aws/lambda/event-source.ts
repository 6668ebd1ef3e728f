import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { MappingSpec } from '../template/read-template.ts';
import type { Invoke } from './run-function.ts';

interface Delivery {
  readonly invoke: Invoke;
  readonly log: (line: string) => void;
  /** Ends the retries. */
  readonly signal: AbortSignal;
}

const FIRST_PAUSE_MS = 100;

/**
 * Lambda's event source mapping of a stream, with batches of one record: hands it to the function, again as often as the template
 * allows if that fails, then gives it up. On AWS a queue is told.
 * @returns whether the record is done with: false if the end came first
 */
export async function deliverRecord(
  { functionId, table, retries }: MappingSpec,
  record: DynamoDBRecord,
  { invoke, log, signal }: Delivery,
): Promise<boolean> {
  for (let tries = 1; !signal.aborted; tries++) {
    if (await isHandled(invoke(functionId, { Records: [record] }))) return true;
    if (signal.aborted) return false;
    if (tries > retries) {
      log(`${functionId} gave up on record ${record.dynamodb?.SequenceNumber} of ${table}: RetryAttemptsExhausted`);
      return true;
    }
    await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1), undefined, { signal }).catch(() => {});
  }
  return false;
}

/** https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html */
async function isHandled(answer: Promise<unknown>): Promise<boolean> {
  try {
    const result = (await answer) as { readonly batchItemFailures?: unknown[] | null } | null;
    return !result?.batchItemFailures?.length;
  } catch {
    return false;
  }
}
