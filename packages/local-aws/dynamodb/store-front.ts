import type { RequestListener } from 'node:http';
import * as v from 'valibot';
import type { Access } from '../iam/access.ts';
import { serveSignedJson, ServiceError } from '../iam/signed-json.ts';
import { tableArn } from '../template/aws-names.ts';
import type { TableStore } from './table-store.ts';

const TARGET = /^DynamoDB_20120810\.([A-Z][A-Za-z]+)$/;

/** The front of the tables: DynamoDB's protocol, with a check of the signature and of what its key's role allows. */
export function createStoreFront(call: TableStore, access: Access): RequestListener {
  return serveSignedJson({
    name: 'dynamodb',
    refusedWith: 400,
    access,
    async answer({ method, headers }, body, demand) {
      const operation = TARGET.exec(String(headers['x-amz-target']))?.[1];
      if (method !== 'POST' || operation === undefined) throw new ServiceError('UnknownOperationException', 400);
      const { TableName, RequestItems } = parse(body);
      const named = TableName === undefined ? Object.keys(RequestItems) : [TableName];
      for (const name of named) demand(`dynamodb:${operation}`, tableArn(name, access.environment));
      if (named.length === 0) demand(`dynamodb:${operation}`, '*');
      // A call that fails here, for instance on a full disk, is an «internal error», and the caller tries again.
      return { status: 200, body: Buffer.from(JSON.stringify(call(operation, JSON.parse(body.toString('utf8'))))) };
    },
  });
}

const input = v.looseObject({
  TableName: v.optional(v.string()),
  RequestItems: v.optional(v.record(v.string(), v.unknown()), {}),
});

function parse(body: Buffer): v.InferOutput<typeof input> {
  try {
    return v.parse(input, JSON.parse(body.toString('utf8')));
  } catch {
    throw new ServiceError('SerializationException', 400, 'The body is not a call of DynamoDB');
  }
}
