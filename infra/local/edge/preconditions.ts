import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a stored object that conditional requests compare. */
export interface Validators {
  readonly etag: string;
  readonly modified: Date;
}

/**
 * Evaluates the preconditions of a GET or HEAD request in the order of RFC 9110, section 13.2.2.
 * @returns the status to answer with: 200 (send it), 304 or 412
 */
export function preconditionStatus(headers: IncomingHttpHeaders, { etag, modified }: Validators): 200 | 304 | 412 {
  const ifMatch = headers['if-match'];
  const unmodifiedSince = seconds(headers['if-unmodified-since']);
  if (
    ifMatch !== undefined
      ? !tags(ifMatch).some((tag) => tag === '*' || tag === etag)
      : isAfter(modified, unmodifiedSince)
  )
    return 412;
  const ifNoneMatch = headers['if-none-match'];
  const modifiedSince = seconds(headers['if-modified-since']);
  const isKnown =
    ifNoneMatch !== undefined
      ? tags(ifNoneMatch).some((tag) => tag === '*' || weak(tag) === etag)
      : modifiedSince !== undefined && !isAfter(modified, modifiedSince);
  return isKnown ? 304 : 200;
}

/** Whether a Range header applies: without `If-Range`, or if that names the stored version (RFC 9110, section 13.1.5). */
export function rangeApplies(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const condition = headers['if-range'];
  return (
    condition === undefined ||
    condition === etag ||
    seconds(String(condition)) === Math.floor(modified.getTime() / 1000)
  );
}

const tags = (header: string) => header.split(',').map((tag) => tag.trim());
const weak = (tag: string) => tag.replace(/^W\//, '');

/** Seconds since 1970; undefined for an absent or invalid date, which is ignored. */
function seconds(date: string | undefined): number | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : time / 1000;
}

/** HTTP dates have no fractions of a second. */
const isAfter = (modified: Date, limit: number | undefined) =>
  limit !== undefined && Math.floor(modified.getTime() / 1000) > limit;
