import type { Answer } from '../http/answer.ts';
import { escapeXml } from '../s3/s3-error.ts';

/** An error of S3, as the viewer of a distribution sees it. */
export const storageError = (status: 403 | 404, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${escapeXml(code)}</Code></Error>`),
});
