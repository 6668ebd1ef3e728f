import type { Readable } from 'node:stream';
import { escapeXml } from './s3-error.ts';

/** An answer on its way from an origin to the viewer. Header names are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: Buffer | Readable;
}

/** An error of S3, as the viewer of a distribution sees it. */
export const storageError = (status: 403 | 404, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${escapeXml(code)}</Code></Error>`),
});
