import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access } from '../iam/access.ts';
import type { Signature } from '../iam/sigv4.ts';
import type { BucketSpec } from '../template/specs.ts';
import type { ObjectFiles } from './object-files.ts';

/** A bucket of the template, and the folder with its objects. */
export interface StoredBucket extends BucketSpec {
  readonly files: ObjectFiles;
}

/** One call, after its signature was found to be right. */
export interface ObjectCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bucket: StoredBucket;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly signature: Signature;
  readonly access: Access;
}
