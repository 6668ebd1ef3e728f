import { ServiceError } from '../iam/signed-json.ts';
import type { MappingSpec, TableSpec } from '../template/read-template.ts';
import type { TableStore } from './table-store.ts';

/** The condition of a put that certainly adds a row: `attribute_not_exists(<partition key>)`. */
export const insertCondition = ({ keySchema }: TableSpec): string =>
  `attribute_not_exists(${keySchema[0]?.AttributeName})`;

/** A put, and what else may add rows. */
interface Write {
  readonly TableName?: unknown;
  readonly ConditionExpression?: unknown;
  readonly RequestItems?: object | null;
}

/**
 * Refuses what may add a row to a table with followers in a way that its stream would not notice (`streams.ts`): any other write than a put with
 * the {@link insertCondition}.
 */
export function knownInsertions(
  store: TableStore,
  tables: readonly TableSpec[],
  mappings: readonly MappingSpec[],
): TableStore {
  const followed = tables.filter(({ name }) => mappings.some(({ table }) => table === name));
  return {
    ...store,
    async call(operation, body) {
      const unseen = followed.find((table) => isUnseen(operation, body, table));
      if (!unseen) return store.call(operation, body);
      const condition = `a put with the ConditionExpression ${insertCondition(unseen)}`;
      const message = `Functions follow the stream of ${unseen.name}: on this machine its rows are added by ${condition} only`;
      throw new ServiceError('ValidationException', 400, message);
    },
  };
}

function isUnseen(operation: string, body: Buffer | object, table: TableSpec): boolean {
  if (!['PutItem', 'UpdateItem', 'BatchWriteItem'].includes(operation)) return false;
  const write = (Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : body) as Write;
  if (operation === 'BatchWriteItem') return Object.hasOwn(write.RequestItems ?? {}, table.name);
  return (
    write.TableName === table.name && !(operation === 'PutItem' && write.ConditionExpression === insertCondition(table))
  );
}
