import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../http/read-body.ts';
import type { Access } from '../iam/access.ts';
import { verifySignature, type SignatureFault } from '../iam/sigv4.ts';
import { tableArn } from '../template/aws-names.ts';
import type { TableAnswer, TableStore } from './table-store.ts';

/** DynamoDB's own limit. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const TARGET = /^DynamoDB_20120810\.([A-Z][A-Za-z]+)$/;

/** An answer of DynamoDB that is an error. */
class DynamoError extends Error {
  readonly type: string;
  readonly status: number;
  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

/**
 * The front of the tables: DynamoDB's protocol, with a check of the signature and of what its key's role allows.
 * Bodies are read as a whole first: an aborted request would crash dynalite.
 */
export function createStoreFront(tables: TableStore, access: Access): RequestListener {
  return (request, response) => {
    answer(request)
      .then(({ status, headers, body }) => {
        response.writeHead(status, {
          'content-type': headers['content-type'] ?? 'application/x-amz-json-1.0',
          'content-length': body.length,
          ...(headers['x-amz-crc32'] !== undefined && { 'x-amz-crc32': String(headers['x-amz-crc32']) }),
          ...(headers['x-amzn-requestid'] !== undefined && { 'x-amzn-requestid': String(headers['x-amzn-requestid']) }),
        });
        response.end(body);
      })
      .catch((error: unknown) => sendError(response, error));
  };

  async function answer(request: IncomingMessage): Promise<TableAnswer> {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (!body) throw new DynamoError('RequestEntityTooLarge', 'The body is too large', 413);
    const { accessKeyId } = await verifySignature(request, {
      service: 'dynamodb',
      keyOf: access.findKey,
      refuse,
      body,
    });
    const operation = TARGET.exec(String(request.headers['x-amz-target']))?.[1];
    if (request.method !== 'POST' || operation === undefined)
      throw new DynamoError('UnknownOperationException', 'Unknown operation');
    const action = `dynamodb:${operation}`;
    const denied = resourcesOf(body).find(
      (resource) => !access.allows(accessKeyId, { action, resource, context: CONTEXT }),
    );
    if (denied !== undefined)
      throw new DynamoError('AccessDeniedException', `Not authorized to perform ${action} on ${denied}`);
    return passOn(operation, body);
  }

  async function passOn(operation: string, body: Buffer): Promise<TableAnswer> {
    try {
      return await tables.call(operation, body);
    } catch {
      // It may or may not have been done: the caller tries again.
      throw new DynamoError('InternalServerError', 'The tables did not answer', 500);
    }
  }
}

const CONTEXT = { 'aws:securetransport': 'true' };

const REFUSALS: Partial<Record<SignatureFault, string>> = {
  missing: 'MissingAuthenticationTokenException',
  'unknown-key': 'UnrecognizedClientException',
};
const refuse = (fault: SignatureFault) =>
  new DynamoError(REFUSALS[fault] ?? 'InvalidSignatureException', `Signature refused: ${fault}`);

/** ARNs of the tables that a call is about; `*` for a call about none. */
function resourcesOf(body: Buffer): readonly string[] {
  const { TableName, RequestItems } = parse(body);
  const names = [...(typeof TableName === 'string' ? [TableName] : []), ...Object.keys(RequestItems ?? {})];
  return names.length > 0 ? names.map((name) => (name.startsWith('arn:') ? name : tableArn(name))) : ['*'];
}

function parse(body: Buffer): { readonly TableName?: unknown; readonly RequestItems?: object | null } {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // Falls through to the same answer.
  }
  throw new DynamoError('SerializationException', 'The body is not a JSON object');
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  const { type, status, message } =
    error instanceof DynamoError ? error : new DynamoError('InternalServerError', 'Internal error', 500);
  const body = JSON.stringify({ __type: `com.amazon.coral.service#${type}`, message });
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
