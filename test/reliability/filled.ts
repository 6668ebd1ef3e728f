import { randomUUID } from 'node:crypto';
import { formPath, PHOTOS_PATH, type PhotosAnswer } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { entries, validBody, type Body } from '../functions/valid-body.ts';
import { jsonOf, post, request, type Answer } from './visitor.ts';

/** Part of every field and file name that is sent; no log line and no error answer may hold it (quality.md P1). */
export const CANARY = 'Kanarienvogel';

/** A form that is filled in, ready to be sent as often as it takes. */
export interface Filled {
  readonly form: Form;
  readonly submissionId: string;
  readonly body: Body;
}

/** A form with sound entries but for these. */
export function filled(form: Form, changes: Body = {}): Filled {
  const submissionId = randomUUID();
  return { form, submissionId, body: validBody(form, { ...changes, submission_id: submissionId }) };
}

export const fill = (index: number, form: Form = allForms[index % allForms.length] as Form): Filled =>
  filled(form, entries(form, `${CANARY}-${index}-`));

export const send = (siteUrl: string, { form, body }: Filled): Promise<Answer> =>
  post(siteUrl + formPath(form.id), body);

export interface ChosenPhoto {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

type Offers = PhotosAnswer['photos'];

export async function askForUploads(
  siteUrl: string,
  submissionId: string,
  photos: readonly ChosenPhoto[],
): Promise<Offers> {
  const files = photos.map(({ name, bytes, type = 'image/jpeg' }) => ({ name, type, size: bytes.length }));
  const body = { submission_id: submissionId, math_answer: complaint.math.answer, files };
  const answer = await post(siteUrl + PHOTOS_PATH, body);
  if (answer.status !== 200) throw new Error(`Uploads were answered with ${answer.status}`);
  return jsonOf<PhotosAnswer>(answer).photos;
}

/** Sends a photo to the store; one that is there already (412) counts as sent, as in the page. @throws Error otherwise */
export async function upload({ url, headers }: Offers[number], { bytes }: ChosenPhoto): Promise<void> {
  const { status } = await request(url, { method: 'PUT', headers, body: bytes });
  if (status !== 200 && status !== 412) throw new Error(`The photo was answered with ${status}`);
}

export const withPhotos = (sound: Filled, offers: Offers): Filled => ({
  ...sound,
  body: { ...sound.body, photo_urls: offers.map(({ photo_url }) => photo_url) },
});

/** Uploads photos for a complaint. @returns the complaint that names them @throws Error unless the store takes every one */
export async function withUploads(siteUrl: string, sound: Filled, photos: readonly ChosenPhoto[]): Promise<Filled> {
  const offers = await askForUploads(siteUrl, sound.submissionId, photos);
  await Promise.all(photos.map((photo, at) => upload(offers[at] as Offers[number], photo)));
  return withPhotos(sound, offers);
}

export const photoUrlsOf = (row: Readonly<Record<string, unknown>> = {}): string[] =>
  (row['photo_urls'] ?? []) as string[];
