import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { MappingSpec } from '../template/read-template.ts';
import type { Invoke } from './run-function.ts';

interface Delivery {
  readonly invoke: Invoke;
  readonly log: (line: string) => void;
  /** Ends the retries. */
  readonly signal: AbortSignal;
  /** Whether this machine has room to go on. */
  readonly isReady: () => Promise<boolean>;
}

/** Until a full disk is looked at again. */
const FULL_PAUSE_MS = 1000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Lambda's event source mapping of a stream, with batches of one record: hands it to the function, again as often as the template
 * allows if that fails, then gives it up. On AWS a message goes to a queue. A full disk, which AWS doesn't have, counts as no try.
 * @returns whether the record is done with: false if the end came first
 */
export async function deliverRecord(
  { functionId, table, retries }: MappingSpec,
  record: DynamoDBRecord,
  { invoke, log, signal, isReady }: Delivery,
): Promise<boolean> {
  for (let tries = 1; !signal.aborted; tries++) {
    if (await isHandled(invoke(functionId, { Records: [record] }))) return true;
    if (!(await isReady())) {
      log(`${functionId} waits until the disk has room.`);
      while (!signal.aborted && !(await isReady())) await sleep(FULL_PAUSE_MS, undefined, { signal }).catch(() => {});
      tries = 0;
      continue;
    }
    if (signal.aborted) return false;
    if (tries > retries) {
      log(`${functionId} gave up on record ${record.dynamodb?.SequenceNumber} of ${table}: RetryAttemptsExhausted`);
      return true;
    }
    await sleep(Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS), undefined, { signal }).catch(() => {});
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
