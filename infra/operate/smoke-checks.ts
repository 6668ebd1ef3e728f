import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formPath, PHOTOS_PATH, type Accepted, type PhotosAnswer, type PhotosRequest } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { siteHeaders, type HstsScope } from '../../shared/security-headers.ts';
import { note, ok, printFinding, todo, type Finding } from './findings.ts';
import { sentenceOf } from './operate-error.ts';
import type { SentMails } from './sent-mails.ts';
import type { Terminal } from './terminal.ts';
import { TEST_PHOTO, testRequest } from './test-requests.ts';

/** A site that is tried out. */
export interface SmokeTarget {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** Paths of the pages. */
  readonly paths: readonly string[];
  /** Sender of the test requests. */
  readonly address: string;
  readonly hsts: HstsScope;
  /** SHA-256 of the home page of the release in base64; not compared without it. */
  readonly homePage?: string | undefined;
  /** Where the browser uploads photos; not compared without it. */
  readonly uploadOrigin?: string;
  /** Absent on a stage that sends no mail. */
  readonly mails?: SentMails;
  /** Milliseconds between two submissions, and how many, where a photo is scanned for malware before its complaint is stored. */
  readonly submitAgain?: { readonly every: number; readonly times: number };
  /** Start of the command that erases the test requests. */
  readonly cleanUp: string;
  /** Milliseconds between two polls for the mails, and how many. */
  readonly pollMails?: { readonly every: number; readonly times: number };
  /** … for the release. */
  readonly pollRelease?: { readonly every: number; readonly times: number };
}

/** CloudFront drops a changed page within minutes; nothing waits for it but this test. */
const RELEASE_POLLS = { every: 10_000, times: 60 };
/** A stream delivers rows within seconds, a log shows its lines within a minute. */
const MAIL_POLLS = { every: 5000, times: 24 };

/**
 * Tries out a deployed site as a visitor: pages, an unknown address, headers, one request of each form marked as a test, a photo, the mails.
 * @returns whether everything works; each step prints a line
 */
export async function smoke(target: SmokeTarget, terminal: Terminal): Promise<boolean> {
  const started = new Date();
  const references: string[] = [];
  const { homePage } = target;
  const steps: Readonly<Record<string, () => Promise<Finding>>> = {
    ...(homePage !== undefined && { 'The release': () => checkRelease(target, homePage) }),
    'The pages': () => checkPages(target),
    'An unknown address': () => checkUnknown(target),
    'The headers': () => checkHeaders(target),
    ...Object.fromEntries(
      allForms.map((form) => [`The form «${form.name}»`, () => checkForm(target, form, references)]),
    ),
    'The mails': () => checkMails(target, references, started),
  };
  let works = true;
  for (const [name, step] of Object.entries(steps)) {
    const finding = await step().catch((error: unknown) => todo(`${name} failed. ${sentenceOf(error, target.url)}`));
    printFinding(terminal, finding);
    works &&= finding.mark !== 'to do';
  }
  if (references.length > 0) terminal.note(`Erase the test requests: ${target.cleanUp} erase ${target.address}`);
  return works;
}

async function checkRelease({ url, pollRelease = RELEASE_POLLS }: SmokeTarget, homePage: string): Promise<Finding> {
  const { every, times } = pollRelease;
  for (let poll = 1; poll <= times; poll++) {
    if (poll > 1) await sleep(every);
    const page = Buffer.from(await (await fetch(`${url}/`)).arrayBuffer());
    if (createHash('sha256').update(page).digest('base64') === homePage)
      return ok('The home page is the one of this release.');
  }
  return todo(`${url} still shows another release: see «A deployment fails» in docs/operations.md.`);
}

async function checkPages({ url, paths }: SmokeTarget): Promise<Finding> {
  for (const path of paths) {
    const answer = await fetch(url + path, { redirect: 'manual' });
    const text = await answer.text();
    if (answer.status !== 200 || !text.startsWith('<!')) return todo(`${url}${path} answers ${answer.status}.`);
  }
  return ok(`${paths.length} pages answer at ${url}.`);
}

async function checkUnknown({ url }: SmokeTarget): Promise<Finding> {
  const path = `/probe-${randomUUID()}`;
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 404 && isPage
    ? ok('An unknown address gets the 404 page.')
    : todo(`An unknown address gets ${status} instead of the 404 page.`);
}

const CONNECT = /(connect-src 'self') \S+/;
/** The local host serves without TLS. */
const UPGRADE = '; upgrade-insecure-requests';

async function checkHeaders({ url, hsts, uploadOrigin }: SmokeTarget): Promise<Finding> {
  const { headers } = await fetch(url);
  const comparable = (value = '') =>
    uploadOrigin === undefined ? value.replace(CONNECT, '$1').replace(UPGRADE, '') : value;
  const expected = Object.entries(siteHeaders({ uploadOrigin: uploadOrigin ?? 'https://uploads', hsts }));
  const wrong = expected.flatMap(([name, value]) =>
    comparable(headers.get(name) ?? '') === comparable(value) ? [] : [name],
  );
  return wrong.length === 0
    ? ok(`All ${expected.length} security headers are sent.`)
    : todo(`These headers are missing or different: ${wrong.join(', ')}.`);
}

async function checkForm(target: SmokeTarget, form: Form, references: string[]): Promise<Finding> {
  const submissionId = randomUUID();
  const photos = form.id === complaint.id ? [await uploadPhoto(target, submissionId)] : [];
  const body = testRequest(form, target.address, submissionId, photos);
  const answer = await submit(target, () => post(target.url + formPath(form.id), body));
  if (answer.status !== 201) return todo(`The form «${form.name}» answers ${answer.status}: ${await answer.text()}`);
  const { reference } = (await answer.json()) as Accepted;
  references.push(reference);
  for (const photo of photos) {
    const { status, headers } = await fetch(photo);
    if (status !== 200 || headers.get('content-type') !== 'image/png')
      return todo(`The photo of ${reference} can't be seen at ${photo}: ${status}.`);
  }
  return ok(
    `The form «${form.name}» is stored as ${reference}${photos.length > 0 ? ', and its photo can be seen' : ''}.`,
  );
}

/** Submits a form, and again as long as the answer is 503. The same body is one row, however often it is sent. */
async function submit(
  { submitAgain: { every, times } = { every: 0, times: 1 } }: SmokeTarget,
  send: () => Promise<Response>,
): Promise<Response> {
  let answer = await send();
  for (let submissions = 1; answer.status === 503 && submissions < times; submissions++) {
    await sleep(every);
    answer = await send();
  }
  return answer;
}

/** @returns the address of the photo, as the complaint names it */
async function uploadPhoto({ url }: SmokeTarget, submissionId: string): Promise<string> {
  const files = [{ name: 'test.png', type: 'image/png', size: TEST_PHOTO.length }];
  const answer = await post(url + PHOTOS_PATH, {
    submission_id: submissionId,
    math_answer: complaint.math.answer,
    files,
  } satisfies PhotosRequest);
  if (answer.status !== 200) throw new Error(`The address for a photo was refused: ${answer.status}.`);
  const [photo] = ((await answer.json()) as PhotosAnswer).photos;
  if (!photo) throw new Error('There is no address for a photo.');
  const { status } = await fetch(photo.url, { method: 'PUT', headers: photo.headers, body: TEST_PHOTO });
  if (status !== 200) throw new Error(`S3 refused the photo: ${status}.`);
  return photo.photo_url;
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function checkMails(
  { mails, pollMails = MAIL_POLLS }: SmokeTarget,
  references: readonly string[],
  started: Date,
): Promise<Finding> {
  if (!mails) return note('The stage has no addresses, so it sends no mail.');
  const { every, times } = pollMails;
  let found = 0;
  for (let poll = 1; poll <= times && found < references.length; poll++) {
    if (poll > 1) await sleep(every);
    found = await mails.count(references, started);
  }
  const lost = await mails.givenUp();
  if (lost > 0) return todo(`${lost} mails could not be sent: see unsent-mails in docs/runbook.md.`);
  if (found < references.length)
    return todo(
      `Only ${found} of ${references.length} requests were mailed to the team: see late-mails in docs/runbook.md.`,
    );
  return ok(`All ${found} requests were mailed to the team.`);
}
