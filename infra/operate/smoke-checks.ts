import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { testRequest } from '../../functions/probe/test-requests.ts';
import { sendJson, uploadProbePhoto } from '../../functions/probe/upload-photo.ts';
import { formPath, type Accepted } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { DAY_MS } from '../../shared/retention.ts';
import { note, ok, runChecks, todo, type Finding } from './findings.ts';
import type { Terminal } from './terminal.ts';

/** A site that is tried out. */
export interface SmokeTarget {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** Paths of the pages. */
  readonly paths: readonly string[];
  /** Sender of the test requests. */
  readonly address: string;
  /** Of every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the home page of the release in base64; not compared without it. */
  readonly homePage?: string | undefined;
  /** Absent on a stage that sends no mail. */
  readonly mails?: SentMails | undefined;
  /** Who gets the alarms. */
  readonly alarms?: AsyncIterable<Finding> | undefined;
  /** Options with which the operator's commands reach it. */
  readonly options: string;
  /** Milliseconds between two tries. */
  readonly pauseMs?: number;
}

/** Mails that the functions send. */
export interface SentMails {
  /** How many were sent since then. */
  readonly count: (since: Date) => Promise<number>;
  /** How many were given up. */
  readonly givenUp: () => Promise<number>;
}

/** CloudFront drops a changed page within minutes; nothing waits for it but this test. */
const RELEASE_TRIES = 120;
/** A stream delivers rows within seconds, a log shows its lines within a minute. */
const MAIL_TRIES = 24;
/** Time to publish again before security.txt expires. */
const NOTICE_DAYS = 90;
/** While GuardDuty scans a photo, for seconds, at times a minute, its complaint is answered with 503. */
const SUBMIT_TRIES = 12;

type Findings = AsyncGenerator<Finding>;

/**
 * Tries out a deployed site as a visitor: pages, an unknown address, headers, one request of each form marked as a test, a photo, the mails, who gets the
 * alarms.
 * @returns whether everything works; each step prints a line
 */
export async function smoke(target: SmokeTarget, terminal: Terminal): Promise<boolean> {
  const started = new Date();
  const references: string[] = [];
  const checks = {
    'The release': checkRelease(target),
    'The pages': checkPages(target),
    'An unknown address': checkUnknown(target),
    'The headers': checkHeaders(target),
    'The age': checkAge(target),
    ...Object.fromEntries(allForms.map((form) => [`The form «${form.name}»`, checkForm(target, form, references)])),
    'The mails': checkMails(target, references, started),
    ...(target.alarms && { 'The alarms': target.alarms }),
  };
  const works = await runChecks(checks, terminal);
  if (references.length > 0)
    terminal.note(`Erase the test requests: npm run submissions -- ${target.options} erase ${target.address}`);
  return works;
}

/** @returns whether one try succeeded; none follows it */
async function succeeds(
  times: number,
  { pauseMs = 5000 }: SmokeTarget,
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  for (let tries = 1; tries <= times; tries++) {
    if (tries > 1) await sleep(pauseMs);
    if (await attempt()) return true;
  }
  return false;
}

async function* checkRelease(target: SmokeTarget): Findings {
  const { url, homePage } = target;
  if (homePage === undefined) return;
  const isShown = await succeeds(RELEASE_TRIES, target, async () => {
    const page = await (await fetch(`${url}/`)).bytes();
    return createHash('sha256').update(page).digest('base64') === homePage;
  });
  yield isShown
    ? ok('The home page is the one of this release.')
    : todo(`${url} still shows another release: see «A deployment fails» in docs/operations.md.`);
}

async function* checkPages({ url, paths }: SmokeTarget): Findings {
  for (const path of paths) {
    const answer = await fetch(url + path, { redirect: 'manual' });
    const text = await answer.text();
    if (answer.status !== 200 || !text.startsWith('<!')) return yield todo(`${url}${path} answers ${answer.status}.`);
  }
  yield ok(`${paths.length} pages answer at ${url}.`);
}

async function* checkUnknown({ url }: SmokeTarget): Findings {
  const { status, headers } = await fetch(`${url}/probe-${randomUUID()}`, { redirect: 'manual' });
  const isPage = headers.get('content-type')?.startsWith('text/html');
  yield status === 404 && isPage
    ? ok('An unknown address gets the 404 page.')
    : todo(`An unknown address gets ${status} instead of the 404 page.`);
}

async function* checkHeaders({ url, headers }: SmokeTarget): Findings {
  const sent = (await fetch(url)).headers;
  const expected = Object.entries(headers);
  const wrong = expected.filter(([name, value]) => sent.get(name) !== value);
  yield wrong.length === 0
    ? ok(`All ${expected.length} security headers are sent.`)
    : todo(`These headers are missing or different: ${wrong.map(([name]) => name).join(', ')}.`);
}

/** A site that is not published again for long: security.txt is valid for a year. */
async function* checkAge({ url }: SmokeTarget): Findings {
  const text = await (await fetch(`${url}/.well-known/security.txt`)).text();
  const days = Math.floor((Date.parse(/^Expires: (.+)$/mu.exec(text)?.[1] ?? '') - Date.now()) / DAY_MS);
  yield days > NOTICE_DAYS
    ? ok(`security.txt is valid for ${days} days.`)
    : todo(`security.txt is valid for ${days} days: publish the site again (docs/runbook.md#publish-again).`);
}

async function* checkForm(target: SmokeTarget, form: Form, references: string[]): Findings {
  const submissionId = randomUUID();
  const photos = form.id === complaint.id ? [await uploadProbePhoto(target.url, submissionId)] : [];
  const body = testRequest(form, target.address, submissionId, photos);
  let answer = new Response();
  // The same body is one row, however often it is sent.
  await succeeds(SUBMIT_TRIES, target, async () => {
    answer = await sendJson(target.url + formPath(form.id), body);
    return answer.status !== 503;
  });
  if (answer.status !== 201)
    return yield todo(`The form «${form.name}» answers ${answer.status}: ${await answer.text()}`);
  const { reference } = (await answer.json()) as Accepted;
  references.push(reference);
  for (const photo of photos) {
    const { status, headers } = await fetch(photo);
    if (status !== 200 || headers.get('content-type') !== 'image/png')
      return yield todo(`The photo of ${reference} can't be seen at ${photo}: ${status}.`);
  }
  yield ok(
    `The form «${form.name}» is stored as ${reference}${photos.length > 0 ? ', and its photo can be seen' : ''}.`,
  );
}

async function* checkMails(target: SmokeTarget, references: readonly string[], started: Date): Findings {
  const { mails } = target;
  if (!mails) return yield note('The stage has no addresses, so it sends no mail.');
  let found = 0;
  await succeeds(MAIL_TRIES, target, async () => {
    found = await mails.count(started);
    return found >= references.length;
  });
  const lost = await mails.givenUp();
  if (lost > 0) yield todo(`${lost} mails could not be sent: see unsent-mails in docs/runbook.md.`);
  else if (found >= references.length) yield ok(`All ${references.length} requests were mailed to the team.`);
  else
    yield todo(
      `Only ${found} of ${references.length} requests were mailed to the team: see late-mails in docs/runbook.md.`,
    );
}
