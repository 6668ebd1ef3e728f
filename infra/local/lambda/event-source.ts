import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { MappingSpec } from '../template/read-template.ts';
import type { RunningFunction } from './run-function.ts';

interface Following {
  /** By logical id. */
  readonly functions: ReadonlyMap<string, Pick<RunningFunction, 'invoke'>>;
  readonly log: (line: string) => void;
  /** Ends the retries. */
  readonly signal: AbortSignal;
}

const FIRST_PAUSE_MS = 100;

/**
 * Lambda's event source mapping of a stream, with batches of one record: hands it to the function, again as often as the template
 * allows if that fails, then gives it up. On AWS a queue is told.
 * @returns a function that delivers a record. @returns false if the end came first
 */
export function deliverRecords({ functions, log, signal }: Following) {
  return async (mapping: MappingSpec, record: DynamoDBRecord): Promise<boolean> => {
    for (let retries = 0; !signal.aborted; retries++) {
      if (await isHandled(functions.get(mapping.functionId), record)) return true;
      if (signal.aborted) return false;
      if (retries >= mapping.retries) {
        const { SequenceNumber } = record.dynamodb ?? {};
        log(`${mapping.functionId} gave up on record ${SequenceNumber} of ${mapping.table}: RetryAttemptsExhausted`);
        return true;
      }
      await sleep(FIRST_PAUSE_MS * 2 ** retries, undefined, { signal }).catch(() => {});
    }
    return false;
  };
}

/** https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html */
async function isHandled(
  called: Pick<RunningFunction, 'invoke'> | undefined,
  record: DynamoDBRecord,
): Promise<boolean> {
  try {
    const result = (await called?.invoke({ Records: [record] })) as {
      readonly batchItemFailures?: unknown[] | null;
    } | null;
    return !result?.batchItemFailures?.length;
  } catch {
    return false;
  }
}
