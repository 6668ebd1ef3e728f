import type { Accepted } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { changeRequest, photosOf } from './requests.ts';
import { SendError, sendForm } from './send.ts';
import type { WaitingRequest } from './stored-request.ts';
import { presign, putPhoto, type UploadFile } from './upload-photos.ts';

/**
 * Sends a kept request: first the photos that aren't uploaded yet, then the form. Addresses of photos are noted before the form is sent,
 * because they are part of what makes the record's key: sent again, it is the same record.
 * @returns undefined if the visitor has withdrawn the request before its form was sent
 * @throws SendError
 */
export async function deliver(form: Form, request: WaitingRequest): Promise<Accepted | undefined> {
  const urls: string[] = [];
  for (const [place, photo] of (await photosOf(request)).entries()) {
    const url = photo.url ?? (await upload(form, request.id, photo));
    if (!photo.url && !(await noteUpload(request.id, place, url))) return undefined;
    urls.push(url);
  }
  const isStillWanted = await changeRequest(request.id, (kept) => kept);
  if (!isStillWanted) return undefined;
  return sendForm(form, { ...request.body, ...(urls.length > 0 && { photo_urls: urls }) });
}

async function upload(form: Form, submissionId: string, photo: UploadFile): Promise<string> {
  const [place] = await presign(submissionId, form.math.answer, [photo]);
  if (!place) throw new SendError('there is no place for a photo');
  await putPhoto(place, photo.file, () => undefined, new AbortController().signal);
  return place.photo_url;
}

const noteUpload = (id: string, place: number, url: string) =>
  changeRequest(id, (request) => ({
    ...request,
    photos: request.photos.map((photo, index) => (index === place ? { ...photo, url } : photo)),
  }));
