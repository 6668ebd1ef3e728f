/** Longest body of a call, in bytes. */
export const MAX_BODY_BYTES = 32 * 1024;
/** The page waits no longer than this for the answer of a call, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 20_000;

export const API_PREFIX = '/api/';
/** Name of the function behind `PHOTOS_PATH`. */
export const PHOTOS_FUNCTION = 'complaint-photos';
export const PHOTOS_PATH = `${API_PREFIX}${PHOTOS_FUNCTION}`;

/** Stylesheet of the pages that the functions answer; the site's build writes it from the site's own styles. */
export const ANSWER_STYLES = '/formular.css';

/**
 * Request header with which CloudFront shows the functions that a call came through the site. Its value is a secret of the stack, so
 * requests to API Gateway can't bypass CloudFront and its firewall (security.md T19).
 */
export const ORIGIN_HEADER = 'x-origin-verify';

/** Where a form is sent: `POST /api/<form id>`. */
export const formPath = (formId: string): string => API_PREFIX + formId;

/** Answer 201 of a form call (decisions.md D18). */
export interface Accepted {
  readonly submission_id: string;
  /** Eight characters of Crockford base32, `XXXX-XXXX` (decisions.md D16). */
  readonly reference: string;
}

/** Body of `POST /api/complaint-photos`. */
export interface PhotosRequest {
  readonly submission_id: string;
  readonly math_answer: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly size: number }[];
}

/** Answer 200 of `POST /api/complaint-photos`: one entry for each file, in order. */
export interface PhotosAnswer {
  readonly photos: readonly PhotoUpload[];
}

export interface PhotoUpload {
  /** Presigned PUT. */
  readonly url: string;
  /** Headers to send with it, exactly. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the complaint's `photo_urls` names. */
  readonly photo_url: string;
}

/** What can be wrong with one field. Sent as `errors[].code` (decisions.md D18); `error-texts.ts` has the German texts. */
export const FIELD_ERROR_CODES = [
  'required',
  'type',
  'too_long',
  'characters',
  'email',
  'choice',
  'wrong_answer',
  'photos',
  'unknown',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** One field that is wrong, and how. `field` is a name of the declaration, never anything that was sent. */
export interface FieldError {
  readonly field: string;
  readonly code: FieldErrorCode;
  /** Of a list that was sent: which of its items, from 0. Absent if it is the list itself. */
  readonly places?: readonly number[];
}

/** RFC 9457 problem details; `errors` with status 422. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
}
