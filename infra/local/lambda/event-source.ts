import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { functionArn } from '../template/aws-names.ts';
import type { QueuedRecord, RecordQueue } from '../dynamodb/record-queue.ts';
import type { RunningFunction } from './run-function.ts';
import { writeSynced } from '../machine/synced-files.ts';
import type { MappingSpec } from '../template/specs.ts';

interface Following {
  readonly queues: ReadonlyMap<string, RecordQueue>;
  /** By logical id. */
  readonly functions: ReadonlyMap<string, RunningFunction>;
  /** Holds a folder for each queue of records that could not be handled. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

/** Follows all streams. @returns the function that stops it */
export function followStreams(mappings: readonly MappingSpec[], { queues, functions, folder, log }: Following): () => Promise<void> {
  const stops = mappings.flatMap((mapping) => {
    const [queue, called] = [queues.get(mapping.id), functions.get(mapping.functionId)];
    return queue && called ? [followStream({ mapping, queue, called, discarded: join(folder, mapping.queue), log })] : [];
  });
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

interface Source {
  readonly mapping: MappingSpec;
  readonly queue: RecordQueue;
  readonly called: RunningFunction;
  /** Folder of the queue for records that could not be handled. */
  readonly discarded: string;
  readonly log: (line: string) => void;
}

const FIRST_PAUSE_MS = 100;
/** How long the end waits for an invocation that is under way. */
const LAST_INVOCATION_MS = 2000;

/**
 * Lambda's event source mapping of a stream: hands records on in batches and in order; if one fails, those before it are done; a
 * batch that fails as a whole is halved until the record is alone, which is retried as often as the template allows, then reported to the queue.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 * @returns the function that stops it
 */
function followStream({ mapping, queue, called, discarded, log }: Source): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = follow();

  return async () => {
    stopping.abort();
    queue.close();
    await Promise.race([work, sleep(LAST_INVOCATION_MS, undefined, { ref: false })]);
  };

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      try {
        await deliver(await queue.next(mapping.batchSize));
      } catch (error) {
        // The queue could not be written either, e.g. on a full disk: the records stay where they are.
        log(`The records for ${mapping.functionId} can't be handled now: ${String(error)}`);
        await pause(mapping.retries);
      }
    }
  }

  async function deliver(batch: readonly QueuedRecord[], retries = 0): Promise<void> {
    if (batch.length === 0 || signal.aborted) return;
    if (batch.some(isTooOld)) return discardOld(batch);
    const handled = await invoke(batch);
    await queue.remove(batch.slice(0, handled));
    const rest = batch.slice(handled);
    if (rest.length === 0 || signal.aborted) return;
    if (handled > 0) {
      await pause(0);
      return deliver(rest);
    }
    if (rest.length > 1) {
      const half = Math.ceil(rest.length / 2);
      await deliver(rest.slice(0, half));
      return deliver(rest.slice(half));
    }
    if (retries >= mapping.retries) return discard(rest, 'RetryAttemptsExhausted', retries + 1);
    await pause(retries);
    return deliver(rest, retries + 1);
  }

  /** @returns how many records, from the first one on, are handled */
  async function invoke(batch: readonly QueuedRecord[]): Promise<number> {
    try {
      const result = (await called.invoke({ Records: batch.map(({ record }) => record) })) as Response | null;
      const failures = (result?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
      const first = batch.findIndex(({ record }) => failures.includes(record.dynamodb?.SequenceNumber ?? ''));
      // A failure of a record that is not in the batch is one of the whole batch.
      if (first < 0) return failures.length > 0 ? 0 : batch.length;
      return first;
    } catch {
      return 0;
    }
  }

  async function discardOld(batch: readonly QueuedRecord[]): Promise<void> {
    await discard(batch.filter(isTooOld), 'MaximumRecordAgeExceeded', 0);
    await deliver(batch.filter((entry) => !isTooOld(entry)));
  }

  function isTooOld({ record }: QueuedRecord): boolean {
    return Date.now() - (record.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000 > mapping.maxAgeMs;
  }

  /** Lambda's failure message: stream positions, no record content. */
  async function discard(batch: readonly QueuedRecord[], condition: string, approximateInvokeCount: number): Promise<void> {
    const times = batch.map(({ record }) => new Date((record.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000).toISOString());
    const message = {
      requestContext: { requestId: randomUUID(), functionArn: functionArn(mapping.functionId), condition, approximateInvokeCount },
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      version: '1.0',
      timestamp: new Date().toISOString(),
      DDBStreamBatchInfo: {
        shardId: 'shardId-00000000000000000000-00000000',
        startSequenceNumber: batch.at(0)?.record.dynamodb?.SequenceNumber,
        endSequenceNumber: batch.at(-1)?.record.dynamodb?.SequenceNumber,
        approximateArrivalOfFirstRecord: times.at(0),
        approximateArrivalOfLastRecord: times.at(-1),
        batchSize: batch.length,
        streamArn: mapping.streamArn,
      },
    };
    const file = join(discarded, `${randomUUID()}.json`);
    await mkdir(discarded, { recursive: true, mode: 0o700 });
    await writeSynced(file, JSON.stringify(message));
    await queue.remove(batch);
    log(`Gave up on ${batch.length} of ${mapping.table} (${condition}): see ${file}`);
  }

  async function pause(doublings: number): Promise<void> {
    await sleep(FIRST_PAUSE_MS * 2 ** doublings, undefined, { signal }).catch(() => {});
  }
}

interface Response {
  readonly batchItemFailures?: readonly { readonly itemIdentifier?: string | null }[];
}
