import { formPath, PHOTOS_PATH, type PhotosAnswer } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { entries, validBody, type Body } from '../functions/valid-body.ts';
import type { Random } from './random.ts';
import { jsonOf, post, request, type Answer } from './visitor.ts';

/** Part of every field and file name that is sent; no log line and no error answer may hold it (quality.md P1). */
export const CANARY = 'Kanarienvogel';

/** A form that is filled in, ready to be sent as often as it takes. */
export interface Filled {
  readonly form: Form;
  readonly submissionId: string;
  readonly body: Body;
}

/** Fills in the forms in turn. No two of them are the same in any typed field. */
export function fill(random: Random, index: number, form: Form = allForms[index % allForms.length] as Form): Filled {
  const submissionId = uuidFrom(random);
  const typed = entries(form, `${CANARY}-${index}-`);
  return { form, submissionId, body: validBody(form, { ...typed, submission_id: submissionId }) };
}

export const send = (siteUrl: string, { form, body }: Filled): Promise<Answer> =>
  post(siteUrl + formPath(form.id), body);

/** A file that a visitor chose. */
export interface ChosenPhoto {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

type Offers = PhotosAnswer['photos'];

/** Asks where photos may go. @throws Error unless the answer is 200 */
export async function askForUploads(
  siteUrl: string,
  submissionId: string,
  photos: readonly ChosenPhoto[],
): Promise<Offers> {
  const files = photos.map(({ name, bytes, type = 'image/jpeg' }) => ({ name, type, size: bytes.length }));
  const answer = await post(siteUrl + PHOTOS_PATH, {
    submission_id: submissionId,
    math_answer: complaint.math.answer,
    files,
  });
  if (answer.status !== 200) throw new Error(`Uploads were answered with ${answer.status}`);
  return jsonOf<PhotosAnswer>(answer).photos;
}

/** Sends a photo to the store; one that is there already (412) counts as sent, as in the page. @throws Error otherwise */
export async function upload({ url, headers }: Offers[number], { bytes }: ChosenPhoto): Promise<void> {
  const { status } = await request(url, { method: 'PUT', headers, body: bytes });
  if (status !== 200 && status !== 412) throw new Error(`The photo was answered with ${status}`);
}

/** The complaint with the photos that were uploaded for it. */
export const withPhotos = (filled: Filled, offers: Offers): Filled => ({
  ...filled,
  body: { ...filled.body, photo_urls: offers.map(({ photo_url }) => photo_url) },
});

/** Uploads photos for a complaint. @returns the complaint that names them @throws Error unless the store takes every one */
export async function withUploads(siteUrl: string, filled: Filled, photos: readonly ChosenPhoto[]): Promise<Filled> {
  const offers = await askForUploads(siteUrl, filled.submissionId, photos);
  await Promise.all(photos.map((photo, at) => upload(offers[at] as Offers[number], photo)));
  return withPhotos(filled, offers);
}

/** Addresses of the photos in a body or a row. */
export const photoUrlsOf = (row: Readonly<Record<string, unknown>> = {}): string[] =>
  (row['photo_urls'] ?? []) as string[];

function uuidFrom(random: Random): string {
  const hex = random.bytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
