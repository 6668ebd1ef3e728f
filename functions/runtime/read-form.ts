import { createHmac } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { UUID_REGEX } from 'valibot';
import { MAX_BODY_BYTES } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { tidy, type FormEntries } from '../../shared/forms/entries.ts';
import { DAY_MS } from '../../shared/retention.ts';
import { bytesOf, decodedText } from './read-body.ts';
import type { Client, Post, Refusal } from './reply.ts';

/** A form as a browser sends it without script. */
export interface PostedForm {
  /** As the body of the form's call. */
  readonly body: Readonly<Record<string, unknown>>;
  /** To show the form again with them. */
  readonly entries: FormEntries;
  readonly submissionId: string;
  /** Photos were chosen; a form of this type carries their names only. */
  readonly photosMissing: boolean;
}

const FORM_TYPE = /^application\/x-www-form-urlencoded *(?:; *charset="?utf-8"? *)?$/i;
/** Name of the page's file input. */
const PHOTOS_CONTROL = 'photos';
/** Value that HTML gives a ticked box without one. */
const TICKED = 'on';

/** Whether a browser sent this itself, without script, and shows the answer as a page. */
export function isFormPost({ headers, requestContext }: APIGatewayProxyEventV2): boolean {
  if (requestContext.http.method === 'GET') return (headers['accept'] ?? '').includes('text/html');
  return FORM_TYPE.test(headers['content-type'] ?? '');
}

/**
 * Whether a form comes from a page of this site (security.md T17). Browsers send `Origin` with every form they post, and pages can't change
 * it: a missing one, `null` and another site's are refused.
 */
function isFromSite({ headers }: APIGatewayProxyEventV2, site: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite = 'same-origin' } = headers;
  return origin === site && fetchSite === 'same-origin';
}

/**
 * Whether a browser sent this form and shows the answer. All browsers ask for HTML then; those that describe their requests say that it is a
 * navigation of a whole page. Other programs rarely do: it is the trap for forms without the time of the script (decisions.md D25).
 */
function classifyClient({ headers }: APIGatewayProxyEventV2): Client {
  const { accept = '', 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': destination = 'document' } = headers;
  return accept.includes('text/html') && mode === 'navigate' && destination === 'document' ? 'browser' : 'program';
}

/** A larger form isn't shown again: a person types less, and the firewall refuses it before (security.md T2). */
const MOST_SHOWN_AGAIN = 4 * MAX_BODY_BYTES;

interface FormReader {
  readonly form: Form;
  /** Origin of the website. */
  readonly site: string;
  /** Known to this system only; a submission id can't be foretold without it. */
  readonly secret: string;
}

/**
 * Reads a form that a browser posts itself: method, origin, size in bytes and syntax are checked in this order.
 * @returns the result of the checks, and the entries even if the form is refused
 */
export function readFormPost(
  event: APIGatewayProxyEventV2,
  { form, site, secret }: FormReader,
): Post & { readonly sent?: PostedForm } {
  if (event.requestContext.http.method !== 'POST') return refuse('method-not-allowed');
  if (event.headers['content-encoding'] !== undefined) return refuse('unsupported-media-type');
  if (!isFromSite(event, site)) return refuse('from-another-site');
  const bytes = bytesOf(event);
  if (bytes.length > MOST_SHOWN_AGAIN) return refuse('body-too-large');
  try {
    const client = classifyClient(event);
    const pairs = pairsOf(decodedText(bytes));
    const sent = sentForm(form, pairs, () => submissionIdOf(new Date(), client, pairs, secret));
    return bytes.length > MAX_BODY_BYTES ? { ...refuse('body-too-large'), sent } : { body: sent.body, client, sent };
  } catch {
    return refuse('invalid-form');
  }
}

const refuse = (refused: Refusal['refused']) => ({ refusal: { refused } });

/** Names and values, percent-encoded UTF-8; the last of two equal names counts, as in JSON. @throws URIError, TypeError if they are not */
// Not URLSearchParams, which would replace invalid UTF-8 instead of refusing it.
function pairsOf(text: string): Map<string, string> {
  const pairs = text === '' ? [] : text.split('&');
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))] as const;
    }),
  );
}

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** Names that the form doesn't have stay in the body, whose check refuses them. */
function sentForm(form: Form, pairs: Map<string, string>, newSubmissionId: () => string): PostedForm {
  const photosMissing = Boolean(pairs.get(PHOTOS_CONTROL));
  pairs.delete(PHOTOS_CONTROL);
  const { privacy, submission_id: given = '', ...texts } = Object.fromEntries(pairs);
  const submissionId = UUID_REGEX.test(given) ? given : newSubmissionId();
  const entries = { ...texts, privacy: privacy === TICKED };
  const known = tidy(form, entries);
  const others = Object.entries(texts).filter(([name]) => !Object.hasOwn(known, name));
  return {
    body: { ...Object.fromEntries(others), ...known, submission_id: submissionId },
    entries,
    submissionId,
    photosMissing,
  };
}

/** Days change at two o'clock UTC, when hardly any form is sent. */
const SHIFT_MS = 2 * 60 * 60 * 1000;

/**
 * Submission id for a page that has none, since it is a file without script: made of the day, the entries and what sent them. A second press and
 * a reload have the same one, and so find the first row; the same words on another day are a new row (decisions.md D25). No one else can make
 * it, and the post of a program has another one: so the visitor's words can't be stored as suspect before the visitor sends them (security.md T40).
 * @returns a UUID of version 8 (RFC 9562)
 */
function submissionIdOf(now: Date, client: Client, pairs: Map<string, string>, secret: string): string {
  const day = Math.floor((now.getTime() - SHIFT_MS) / DAY_MS);
  const digits = createHmac('sha256', secret)
    .update(JSON.stringify([day, client, ...pairs]))
    .digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
