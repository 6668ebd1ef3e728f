import type { ServerResponse } from 'node:http';
import { isDiskFull } from '../machine/disk-room.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const statuses = {
  AccessDenied: 403,
  BadDigest: 400,
  CORSForbidden: 403,
  EntityTooLarge: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidURI: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  ServiceUnavailable: 503,
  SignatureDoesNotMatch: 403,
} as const;

type S3ErrorCode = keyof typeof statuses;

/** An answer of S3 that is an error. */
export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly status: number;
  constructor(code: S3ErrorCode, message: string = code) {
    super(message);
    this.code = code;
    this.status = statuses[code];
  }
}

/** Answers with an error as S3 writes it. Anything but an {@link S3Error} is one of this machine, and said in the terminal. */
export function sendS3Error(response: ServerResponse, error: unknown): void {
  if (!(error instanceof S3Error)) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const ofMachine = () => new S3Error(isDiskFull(error) ? 'ServiceUnavailable' : 'InternalError');
  const { code, status, message } = error instanceof S3Error ? error : ofMachine();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(xml) });
  response.end(response.req.method === 'HEAD' ? undefined : xml);
}

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replaceAll(/[<>&"]/g, (char) => ENTITIES[char] ?? char);
