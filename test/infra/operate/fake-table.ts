import { BatchGetItemCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { BatchGetItemCommandInput, ScanCommandInput } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import type { Item } from '../../../functions/runtime/record-of.ts';
import type { Stores } from '../../../infra/operate/stores.ts';
import { contact } from '../../../shared/forms/contact.ts';

const PAGE = 500;

/**
 * Stores with a table of contact requests that exists nowhere: each row is made when it is asked for; the other tables are empty.
 * @param size number of rows
 * @param make the row of a number; its id ends with that number
 * @param handedBack keys of the first BatchGetItem that are not processed
 * @returns `calls` counts those of a command
 */
export function fakeTable(size: number, make: (index: number) => Item, handedBack = 0) {
  const dynamodb = new DynamoDBClient();
  const mock = mockClient(dynamodb);
  mock.on(ScanCommand).resolves({ Items: [] });
  mock.on(ScanCommand, { TableName: contact.table }).callsFake((input: ScanCommandInput) => {
    const { ExclusiveStartKey, Segment = 0, TotalSegments = 1 } = input;
    const from = Number(ExclusiveStartKey?.['id']?.S ?? (size * Segment) / TotalSegments);
    const end = (size * (Segment + 1)) / TotalSegments;
    const to = Math.min(end, from + PAGE);
    const Items = Array.from({ length: to - from }, (_, offset) => make(from + offset));
    return { Items, ...(to < end && { LastEvaluatedKey: { id: { S: String(to) } } }) };
  });
  let toLeave = handedBack;
  mock.on(BatchGetItemCommand).callsFake(({ RequestItems }: BatchGetItemCommandInput) => {
    const { Keys = [] } = RequestItems?.[contact.table] ?? {};
    const later = Keys.slice(0, toLeave);
    toLeave = 0;
    const found = Keys.slice(later.length).map(({ id }) => make(Number(/\d+$/.exec(id?.S ?? '')?.[0])));
    return {
      Responses: { [contact.table]: found },
      UnprocessedKeys: later.length > 0 ? { [contact.table]: { Keys: later } } : {},
    };
  });
  const stores: Stores = {
    where: 'a fake',
    dynamodb,
    s3: new S3Client(),
    tableOf: ({ table }) => table,
    bucket: 'uploads',
  };
  const calls = (name: string) =>
    mock.calls().filter(({ args: [command] }) => command.constructor.name === name).length;
  return { stores, calls };
}
