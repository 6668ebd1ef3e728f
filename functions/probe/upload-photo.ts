import { PHOTOS_PATH, type PhotosAnswer, type PhotosRequest, type PhotoUpload } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { TEST_PHOTO } from './test-requests.ts';

/** Sends JSON as the page's script does. */
export const sendJson = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/**
 * Uploads the test photo as a browser does: it has the upload presigned, asks S3 whether a page of the site may send it, and sends it.
 * @param site origin of the site, without a trailing slash
 * @returns the address of the photo, as a complaint names it
 * @throws Error that says who refused
 */
export async function uploadProbePhoto(site: string, submissionId: string): Promise<string> {
  const { url, headers, photo_url: photo } = await presigned(site, submissionId);
  await preflight(url, site, Object.keys(headers));
  const { status, headers: answered } = await fetch(url, {
    method: 'PUT',
    headers: { ...headers, origin: site },
    body: TEST_PHOTO,
  });
  if (status !== 200) throw new Error(`S3 refused the photo: ${status}.`);
  if (!allows(answered.get('access-control-allow-origin'), site))
    throw new Error(`S3 hides its answer from pages of ${site} (CORS).`);
  return photo;
}

async function presigned(site: string, submissionId: string): Promise<PhotoUpload> {
  const files = [{ name: 'test.png', type: 'image/png', size: TEST_PHOTO.length }];
  const answer = await sendJson(site + PHOTOS_PATH, {
    submission_id: submissionId,
    math_answer: complaint.math.answer,
    files,
  } satisfies PhotosRequest);
  if (answer.status !== 200) throw new Error(`The address for a photo was refused: ${answer.status}.`);
  const [photo] = ((await answer.json()) as PhotosAnswer).photos;
  if (!photo) throw new Error('There is no address for a photo.');
  return photo;
}

/** What a browser asks before an upload to another origin (Fetch standard, CORS-preflight fetch). */
async function preflight(url: string, origin: string, names: readonly string[]): Promise<void> {
  const { ok, status, headers } = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': names.toSorted().join(','),
    },
  });
  const allowed = listed(headers.get('access-control-allow-headers'));
  const isAllowed =
    ok &&
    allows(headers.get('access-control-allow-origin'), origin) &&
    listed(headers.get('access-control-allow-methods')).includes('put') &&
    names.every((name) => allowed.includes(name) || allowed.includes('*'));
  if (!isAllowed) throw new Error(`S3 refuses uploads from pages of ${origin} (CORS): ${status}.`);
}

const allows = (value: string | null, origin: string): boolean => value === '*' || value === origin;
const listed = (value: string | null): readonly string[] => (value ?? '').toLowerCase().split(/[\s,]+/);
