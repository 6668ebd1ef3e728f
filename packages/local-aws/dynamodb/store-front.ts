import type { RequestListener } from 'node:http';
import type { Access } from '../iam/access.ts';
import type { AwsEnvironment } from '../iam/aws-environment.ts';
import { serveSignedJson, ServiceError } from '../iam/signed-json.ts';
import { tableArn } from '../template/aws-names.ts';
import type { TableStore } from './table-store.ts';

const TARGET = /^DynamoDB_20120810\.([A-Z][A-Za-z]+)$/;

/**
 * The front of the tables: DynamoDB's protocol, with a check of the signature and of what its key's role allows.
 * Bodies are read as a whole first: an aborted request would crash dynalite.
 * @param ofFunctions the tables as functions see them
 */
export function createStoreFront(
  tables: TableStore,
  access: Access,
  ofFunctions: TableStore = tables,
): RequestListener {
  return serveSignedJson({
    name: 'dynamodb',
    refusedWith: 400,
    access,
    async answer({ method, headers }, body, demand, isOperator) {
      const operation = TARGET.exec(String(headers['x-amz-target']))?.[1];
      if (method !== 'POST' || operation === undefined) throw new ServiceError('UnknownOperationException', 400);
      for (const resource of resourcesOf(body, access.environment)) demand(`dynamodb:${operation}`, resource);
      // A call that fails here may or may not have been done: «internal error», and the caller tries again.
      return (isOperator ? tables : ofFunctions).call(operation, body);
    },
  });
}

/** ARNs of the tables that a call is about; `*` for a call about none. */
function resourcesOf(body: Buffer, environment: AwsEnvironment): readonly string[] {
  const { TableName, RequestItems } = parse(body);
  const names = [...(typeof TableName === 'string' ? [TableName] : []), ...Object.keys(RequestItems ?? {})];
  return names.length > 0 ? names.map((name) => (name.startsWith('arn:') ? name : tableArn(name, environment))) : ['*'];
}

function parse(body: Buffer): { readonly TableName?: unknown; readonly RequestItems?: object | null } {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // Falls through to the same answer.
  }
  throw new ServiceError('SerializationException', 400, 'The body is not a JSON object');
}
