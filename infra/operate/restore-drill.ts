/** The command behind `npm run restore-drill`. */
import {
  ConditionalCheckFailedException,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  paginateScan,
  PutItemCommand,
  RestoreTableToPointInTimeCommand,
  UpdateTableCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { InvalidArgumentError, Option } from 'commander';
import { timeInName } from '../../shared/desk/swiss-time.ts';
import { REGION, tableName } from '../stack/settings/names.ts';
import { formOption, namedStage, runStageCommand, type NamedStageOptions } from './command-line.ts';
import { OperateError } from './operate-error.ts';
import { formsOf } from './read-records.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Restoring takes minutes even for an empty table. */
const LONGEST_SECONDS = 4 * 60 * 60;

export interface DrillSettings {
  readonly table: string;
  /** To which moment; the latest there is if absent. */
  readonly at?: Date;
  /** Put rows that the table lacks back into it, and keep the restored one. */
  readonly copyBack?: boolean;
  /** Seconds between two polls of a table that is being created. */
  readonly lookEvery?: number;
}

/**
 * Restores a table beside itself, and compares the rows of both: proof that a restore works, and how long it takes. The copy is deleted
 * in the end, the table itself is only read. With `copyBack`, rows that it lacks are put back, none is ever overwritten.
 * @throws OperateError when rows that must be in the copy are not
 */
export async function restoreDrill(
  client: DynamoDBClient,
  terminal: Terminal,
  { table, at, copyBack = false, lookEvery = 20 }: DrillSettings,
): Promise<void> {
  const waiting = { client, maxWaitTime: LONGEST_SECONDS, minDelay: lookEvery, maxDelay: lookEvery };
  const started = performance.now();
  const copy = `${table}_restored_${timeInName(new Date())}`;
  // AWS refuses a table without backups, and a moment that they do not reach.
  const { TableDescription } = await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: table,
      TargetTableName: copy,
      ...(at ? { RestoreDateTime: at } : { UseLatestRestorableTime: true }),
    }),
  );
  const moment = TableDescription?.RestoreSummary?.RestoreDateTime ?? new Date();
  terminal.note(`Restoring ${table} as of ${moment.toISOString()} into ${copy} …`);
  await waitUntilTableExists(waiting, { TableName: copy });
  const minutes = Math.ceil((performance.now() - started) / 60_000);

  const [live, restored] = [await rowsOf(client, table), await rowsOf(client, copy)];
  const lost = rowsWithout(live, restored).filter((row) => createdAt(row) < moment);
  const missing = rowsWithout(restored, live);
  terminal.print(
    `Restored in ${minutes} min. Records in the copy: ${restored.size}; in the table itself: ${live.size}.`,
  );
  terminal.print(`In the copy only: ${missing.length}. Missing in the copy: ${lost.length}.`);
  if (copyBack) {
    terminal.print(`Put back into ${table}: ${await putBack(client, table, missing)}.`);
    terminal.note(`${copy} stays: delete it when all is well.`);
  } else {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: copy }));
    // What AWS restores may have the protection of its source, or none; it refuses an update that changes nothing.
    if (Table?.DeletionProtectionEnabled === true) {
      await client.send(new UpdateTableCommand({ TableName: copy, DeletionProtectionEnabled: false }));
      await waitUntilTableExists(waiting, { TableName: copy });
    }
    await client.send(new DeleteTableCommand({ TableName: copy }));
    await waitUntilTableNotExists(waiting, { TableName: copy });
  }
  if (lost.length > 0)
    throw new OperateError(
      `The restored table lacks records of ${table} (${lost.length}): the backup is not to be trusted.`,
    );
}

type Row = Record<string, AttributeValue>;
type Rows = ReadonlyMap<string, Row>;

async function rowsOf(client: DynamoDBClient, TableName: string): Promise<Rows> {
  const rows = new Map<string, Row>();
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    for (const row of Items) rows.set(idOf(row), row);
  }
  return rows;
}

/** Rows that are in one table only, without those that have ended. */
const rowsWithout = (rows: Rows, others: Rows): readonly Row[] =>
  [...rows.values()].filter((row) => !others.has(idOf(row)) && !hasEnded(row));

const idOf = ({ id }: Row): string => id?.S ?? '';
const createdAt = ({ created_at }: Row): Date => new Date(created_at?.S ?? 0);
/** A record's end also ends it in the copy; that may come days late in either. */
const hasEnded = ({ expires_at }: Row): boolean =>
  expires_at?.N !== undefined && Number(expires_at.N) * 1000 < Date.now();

/** @returns how many rows were put; one that has come back meanwhile is left as it is */
async function putBack(client: DynamoDBClient, TableName: string, rows: readonly Row[]): Promise<number> {
  let put = 0;
  for (const Item of rows) {
    try {
      await client.send(new PutItemCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(id)' }));
      put++;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
  return put;
}

type DrillOptions = NamedStageOptions & Pick<DrillSettings, 'at' | 'copyBack'> & { readonly form: string };

if (import.meta.main)
  await runStageCommand<DrillOptions>(
    'Restores the table of a form beside itself and compares both: proof that a restore works.',
    [
      ...namedStage(),
      formOption().makeOptionMandatory(),
      new Option('--at <moment>', 'such as 2026-11-21T08:00:00Z; the latest there is without it').argParser(readTime),
      new Option('--copy-back', 'put rows that the table lacks back into it, and keep the copy'),
    ],
    async ({ stage, form, profile, ...settings }) => {
      const client = new DynamoDBClient({ region: REGION, profile });
      for (const each of formsOf({ form }))
        await restoreDrill(client, processTerminal(), { table: tableName({ stage }, each.table), ...settings });
      return true;
    },
  );

function readTime(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new InvalidArgumentError('It is a moment such as 2026-11-21T08:00:00Z.');
  return moment;
}
