import {
  ConditionalCheckFailedException,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreDrill, type DrillSettings } from '../../../infra/operate/restore-drill.ts';
import { recordedTerminal } from './recorded-terminal.ts';

const client = new DynamoDBClient();
// The client alone: a mock of the class would outlast this file.
const dynamodb = mockClient(client);
const LAST = new Date('2026-11-21T09:00:00Z');
const COPY = 'contact_forms_restored_2026-11-21-100500';

const row = (id: string, created = '2026-11-20T08:00:00Z', ends = '4102444800') => ({
  id: { S: id },
  created_at: { S: created },
  expires_at: { N: ends },
});
const gone = () => new ResourceNotFoundException({ message: 'gone', $metadata: {} });

beforeEach(() => {
  dynamodb.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:05:00Z') });
  const RestoreSummary = { RestoreDateTime: LAST, RestoreInProgress: true };
  dynamodb.resolves({}).on(RestoreTableToPointInTimeCommand).resolves({ TableDescription: { RestoreSummary } });
  dynamodb.on(DescribeTableCommand).resolves({ Table: { TableStatus: 'ACTIVE' } });
  dynamodb.on(DeleteTableCommand).callsFake(() => void dynamodb.on(DescribeTableCommand).rejects(gone()));
});
afterEach(() => void vi.useRealTimers());

function tables(live: readonly object[], restored: readonly object[]) {
  dynamodb.on(ScanCommand, { TableName: 'contact_forms' }).resolves({ Items: [...live] as never });
  dynamodb.on(ScanCommand, { TableName: COPY }).resolves({ Items: [...restored] as never });
}

const drill = async (settings: Partial<DrillSettings> = {}) => {
  const { terminal, printed } = recordedTerminal();
  await restoreDrill(client, terminal, { table: 'contact_forms', lookEvery: 0.01, ...settings });
  return printed.join('\n');
};
/** What was changed: the command, and its table. */
const changes = () =>
  dynamodb.calls().flatMap(({ args: [{ constructor, input }] }) => {
    const change = /^(?:Delete|Update|Put)/.exec(constructor.name);
    return change ? [`${change[0]} ${(input as { TableName?: string }).TableName}`] : [];
  });

describe('a drill', () => {
  it('restores the table beside itself, compares both, and deletes the copy alone', async () => {
    tables([row('a'), row('b')], [row('a'), row('b')]);
    expect(await drill()).toContain(
      'Restored in 1 min. Records in the copy: 2; in the table itself: 2.\nIn the copy only: 0. Missing in the copy: 0.',
    );
    expect(dynamodb.commandCalls(RestoreTableToPointInTimeCommand)[0]?.args[0].input).toEqual({
      SourceTableName: 'contact_forms',
      TargetTableName: COPY,
      UseLatestRestorableTime: true,
    });
    expect(changes()).toEqual([`Delete ${COPY}`]);
  });

  it('rejects a backup that lacks a record', async () => {
    tables([row('a'), row('b')], [row('a')]);
    await expect(drill()).rejects.toThrow(
      'The restored table lacks records of contact_forms (1): the backup is not to be trusted.',
    );
    expect(changes()).toEqual([`Delete ${COPY}`]);
  });
});

it('copying back puts what the table lacks, never over a record, leaves out what has ended, and keeps the copy', async () => {
  tables([row('a')], [row('a'), row('lost'), row('raced'), row('ended', '2024-01-01T00:00:00Z', '1700000000')]);
  dynamodb
    .on(PutItemCommand, { Item: row('raced') })
    .rejects(new ConditionalCheckFailedException({ message: 'there', $metadata: {} }));
  expect(await drill({ copyBack: true })).toContain('Put back into contact_forms: 1.');
  const puts = dynamodb
    .commandCalls(PutItemCommand)
    .map(({ args: [{ input }] }) => [input.Item?.['id']?.S, input.ConditionExpression]);
  expect(puts).toEqual(['lost', 'raced'].map((id) => [id, 'attribute_not_exists(id)']));
  expect(changes()).toEqual(['Put contact_forms', 'Put contact_forms']);
});
