import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { formPath, type FieldError, type Problem } from '../shared/api.ts';
import { allForms } from '../shared/forms/all-forms.ts';
import type { Form } from '../shared/forms/define-form.ts';
import { pathOfForm, paths } from '../shared/paths.ts';
import { checkCertificate } from './probe/certificate.ts';
import { testRequest } from './probe/test-requests.ts';
import { sendJson, uploadProbePhoto } from './probe/upload-photo.ts';
import { withTimeout } from './runtime/with-timeout.ts';

/** What the schedule sends. */
interface ProbeEvent {
  /** Origin of the site, without a trailing slash. */
  readonly site: string;
  /** Path of a file that CloudFront never answers without asking the bucket. Absent on a site without one. */
  readonly document?: string;
  /** Origin whose pages redirect to the site, if there is one. */
  readonly redirected?: string;
  /** Milliseconds between two tries. */
  readonly pauseMs?: number;
}

type Checks = Readonly<Record<string, () => Promise<void>>>;

const CHECK_MS = 15_000;
/** A single lost packet is no failure. */
const TRIES = 3;
const PAUSE_MS = 10_000;
/** The only error of a body that is right but for the consent. */
const WITHOUT_CONSENT: readonly FieldError[] = [{ field: 'privacy', code: 'required' }];

/**
 * Asks the site as a browser does, and stores nothing but a photo of one pixel that no complaint claims: pages, a document from the bucket, each
 * form's call without the consent, an upload, the certificate. It throws if something fails three times, which raises the alarm `site-probe`.
 */
export async function handler({ pauseMs = PAUSE_MS, ...event }: ProbeEvent): Promise<void> {
  let checks = checksOf(event);
  let reasons: readonly string[] = [];
  for (let tries = 1; tries <= TRIES; tries++) {
    if (tries > 1) await sleep(pauseMs);
    const failed = await failuresOf(checks);
    reasons = failed.map(([name, reason]) => `${name}: ${reason}`);
    if (failed.length === 0) return;
    checks = Object.fromEntries(failed.map(([name]) => [name, checks[name] ?? (async () => {})]));
  }
  throw new Error(`${event.site} does not work. ${reasons.join(' ')}`);
}

function checksOf({ site, document, redirected }: ProbeEvent): Checks {
  return {
    'the certificate': () => checkCertificate(site),
    'the home page': () => checkPage(site + paths.home, '<'),
    ...(redirected !== undefined && {
      'the certificate of the redirect': () => checkCertificate(redirected),
      'the redirect': () => checkRedirect(redirected + paths.home, site + paths.home),
    }),
    ...(document !== undefined && { 'a document': () => checkFile(site + document) }),
    ...Object.fromEntries(
      allForms.flatMap((form) => [
        [`the page of ${form.id}`, () => checkPage(site + pathOfForm(form.id), formPath(form.id))],
        [`the call of ${form.id}`, () => checkCall(site, form)],
      ]),
    ),
    'an upload': async () => void (await uploadProbePhoto(site, crypto.randomUUID())),
  };
}

async function failuresOf(checks: Checks): Promise<readonly (readonly [name: string, reason: string])[]> {
  const failures = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await withTimeout(CHECK_MS, check);
        return [];
      } catch (error) {
        return [[name, reasonOf(error)] as const];
      }
    }),
  );
  return failures.flat();
}

/** `fetch` says only that it failed; why is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message} (${cause.message}).` : message;
}

/** @param part text that the page must contain */
async function checkPage(url: string, part: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual' });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  if (!text.includes(part)) throw new Error(`${url} lacks ${part}.`);
}

async function checkRedirect(url: string, to: string): Promise<void> {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  if (headers.get('location') !== to) throw new Error(`${url} answers ${status} and does not lead to ${to}.`);
}

async function checkFile(url: string): Promise<void> {
  const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
  if (status !== 200) throw new Error(`${url} answers ${status}.`);
}

/** A body that lacks the consent only comes through CloudFront, firewall, API and the function's checks, and is not stored. */
async function checkCall(site: string, form: Form): Promise<void> {
  const body = { ...testRequest(form, 'probe@website.example', crypto.randomUUID(), []), privacy: false };
  const answer = await sendJson(site + formPath(form.id), body);
  const text = await answer.text();
  const { errors } = (answer.status === 422 ? JSON.parse(text) : {}) as Partial<Problem>;
  if (!isDeepStrictEqual(errors, WITHOUT_CONSENT)) throw new Error(`${answer.status} ${text.slice(0, 300)}`);
}
