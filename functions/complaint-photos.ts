import * as v from 'valibot';
import type { FieldError, PhotosAnswer } from '../shared/api.ts';
import { complaint } from '../shared/forms/complaint.ts';
import { errorsOf } from '../shared/forms/define-form.ts';
import { photosRequest } from '../shared/forms/photos-request.ts';
import { photoUrl } from '../shared/photos.ts';
import { env } from './runtime/env.ts';
import { handlePost } from './runtime/handle-post.ts';
import { cleanPhotoName, newPhotoKey } from './runtime/photo-names.ts';
import { uploadPresigner } from './runtime/presign.ts';

// No call of another service is made.
const TIME_LIMIT_MS = 5000;

const site = env('SITE_URL');
const presign = uploadPresigner(env('UPLOADS_BUCKET'));

/**
 * `POST /api/complaint-photos`: for each file that the visitor chose, an upload that S3 accepts once, as declared, for five minutes.
 * Answers 200 with one entry for each file, in order, or 422.
 */
export const handler = handlePost({
  name: 'complaint-photos',
  timeLimitMs: TIME_LIMIT_MS,
  async answer(body) {
    const checked = v.safeParse(photosRequest, body);
    if (!checked.success)
      return { refused: 'invalid-fields', errors: errorsOf(complaint, checked.issues).map(asPhotos) };
    const { files: chosen, submission_id: submissionId } = checked.output;
    return { status: 200, body: { photos: await Promise.all(chosen.map(offer)) } satisfies PhotosAnswer };

    async function offer({ name, type, size }: (typeof chosen)[number]) {
      const key = newPhotoKey(cleanPhotoName(name, type));
      return { ...(await presign({ key, type, size, submissionId })), photo_url: photoUrl(site, key) };
    }
  },
});

/** The page has one control for all photos: an error of the list or of a file is an error of that control. */
const asPhotos = (error: FieldError): FieldError =>
  error.field === 'files' ? { field: 'photos', code: 'photos' } : error;
