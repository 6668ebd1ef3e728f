import type { Answer } from '../http/answer.ts';
import { escapeXml } from '../s3/s3-error.ts';

/** An error of S3 as CloudFront passes it on. */
export const storageError = (status: 403 | 404 | 412 | 416, code: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/xml', ...headers },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${escapeXml(code)}</Code></Error>`),
});
