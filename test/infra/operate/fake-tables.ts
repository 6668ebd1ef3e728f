import { DynamoDBClient, type BatchGetItemCommandInput, type ScanCommandInput } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import type { Item } from '../../../infra/operate/stored-record.ts';
import type { Stores } from '../../../infra/operate/stores.ts';

/** Tables of any length that exist nowhere: each row is made when it is asked for. */
interface FakeTables {
  readonly stores: Stores;
  /** Calls by the name of their command. */
  readonly calls: Readonly<Record<'ScanCommand' | 'BatchGetItemCommand', number>>;
}

/**
 * @param sizes rows of each table
 * @param make the row of a number; its id ends with that number, in decimal digits
 * @param leave how many keys of the first BatchGetItem are handed back unprocessed
 */
export function fakeTables(
  sizes: Readonly<Record<string, number>>,
  make: (table: string, index: number) => Item,
  { page = 500, leave = 0 } = {},
): FakeTables {
  const calls = { ScanCommand: 0, BatchGetItemCommand: 0 };
  let toLeave = leave;
  const dynamodb = new DynamoDBClient({
    region: 'eu-central-2',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });

  const scan = (input: ScanCommandInput) => {
    const { TableName = '', ExclusiveStartKey, ProjectionExpression, Segment = 0, TotalSegments = 1 } = input;
    const startOf = (segment: number) => Math.floor(((sizes[TableName] ?? 0) * segment) / TotalSegments);
    const end = startOf(Segment + 1);
    const from = Number(ExclusiveStartKey?.['id']?.S ?? startOf(Segment));
    const to = Math.min(end, from + page);
    const Items = Array.from({ length: to - from }, (_, offset) => {
      const { id, created_at, ...rest } = make(TableName, from + offset);
      return { id, created_at, ...(ProjectionExpression === undefined && rest) };
    });
    return { Items, ...(to < end && { LastEvaluatedKey: { id: { S: String(to) } } }) };
  };
  const batchGet = ({ RequestItems = {} }: BatchGetItemCommandInput) => {
    const Responses: Record<string, Item[]> = {};
    const UnprocessedKeys: Record<string, { Keys: Item[] }> = {};
    for (const [table, { Keys = [] }] of Object.entries(RequestItems)) {
      const later = Keys.slice(0, toLeave);
      toLeave -= later.length;
      if (later.length > 0) UnprocessedKeys[table] = { Keys: later };
      Responses[table] = Keys.slice(later.length).map(({ id }) => make(table, Number(/\d+$/.exec(id?.S ?? '')?.[0])));
    }
    return { Responses, UnprocessedKeys };
  };
  dynamodb.send = (command: { readonly constructor: { readonly name: string }; readonly input: object }) => {
    const name = command.constructor.name as keyof typeof calls;
    calls[name]++;
    return Promise.resolve(
      name === 'ScanCommand'
        ? scan(command.input as ScanCommandInput)
        : batchGet(command.input as BatchGetItemCommandInput),
    );
  };
  const stores: Stores = {
    where: 'a fake',
    dynamodb,
    s3: new S3Client({ region: 'eu-central-2' }),
    tableOf: ({ table }) => table,
    bucket: 'uploads',
  };
  return { stores, calls };
}
