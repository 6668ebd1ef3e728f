import type { IncomingMessage, RequestListener } from 'node:http';
import { readBody } from '../http/read-body.ts';
import type { Access } from './access.ts';
import type { AccessRequest } from './policies.ts';
import { verifySignature, type SignatureFault } from './sigv4.ts';

/** DynamoDB's own limit; SES has 10 MB. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** An answer of an AWS service that is an error. */
export class ServiceError extends Error {
  readonly type: string;
  readonly status: number;
  constructor(type: string, status: number, message: string = type) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

/** @throws ServiceError unless the role of the caller's key allows it */
type Demand = (action: string, resource: string, context?: AccessRequest['context']) => void;

interface Outcome {
  readonly status: number;
  readonly body: Buffer;
}

interface Service {
  readonly name: 'dynamodb' | 'ses';
  /** Status of a call whose signature is refused. */
  readonly refusedWith: number;
  readonly access: Access;
  /** @throws ServiceError */
  readonly answer: (request: IncomingMessage, body: Buffer, demand: Demand) => Promise<Outcome>;
}

/** Serves a service of AWS whose calls and answers are JSON, to the holders of keys. Bodies are read as a whole first. */
export function serveSignedJson({ name, refusedWith, access, answer }: Service): RequestListener {
  return async (request, response) => {
    const { status, body, type } = await call(request).catch(refusalOf);
    if (response.destroyed) return;
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': body.length,
      ...(type !== undefined && { 'x-amzn-errortype': type }),
    });
    response.end(body);
  };

  async function call(request: IncomingMessage): Promise<Outcome & { readonly type?: string }> {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (!body) throw new ServiceError('RequestEntityTooLarge', 413);
    const { accessKeyId } = await verifySignature(request, {
      service: name,
      region: access.environment.region,
      keyOf: access.findKey,
      refuse,
      body,
    });
    const demand: Demand = (action, resource, more) => {
      const context = { 'aws:securetransport': 'true', ...more };
      if (!access.allows(accessKeyId, { action, resource, context }))
        throw new ServiceError(
          'AccessDeniedException',
          refusedWith,
          `Not authorized to perform ${action} on ${resource}`,
        );
    };
    return answer(request, body, demand);
  }

  function refuse(fault: SignatureFault): ServiceError {
    return new ServiceError(REFUSALS[fault] ?? 'InvalidSignatureException', refusedWith, `Signature refused: ${fault}`);
  }
}

const REFUSALS: Partial<Record<SignatureFault, string>> = {
  missing: 'MissingAuthenticationTokenException',
  'unknown-key': 'UnrecognizedClientException',
};

function refusalOf(error: unknown) {
  const { type, status, message } =
    error instanceof ServiceError ? error : new ServiceError('InternalServerError', 500);
  return { status, type, body: Buffer.from(JSON.stringify({ __type: type, message })) };
}
