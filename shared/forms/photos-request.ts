import * as v from 'valibot';
import type { PhotosRequest } from '../api.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TYPES, type PhotoType } from '../photos.ts';
import { complaint } from './complaint.ts';
import { envelope, missingOrUnknown } from './define-form.ts';

const { submission_id, math_answer } = envelope(complaint.math);
const file = v.strictObject({
  name: v.string(),
  type: v.picklist(Object.keys(PHOTO_TYPES) as PhotoType[]),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PHOTO_BYTES)),
});

/** Body of `POST /api/complaint-photos`, as the Lambda checks it: {@link PhotosRequest}, without unknown keys. */
export const photosRequest = v.strictObject(
  { submission_id, math_answer, files: v.pipe(v.array(file), v.minLength(1), v.maxLength(MAX_PHOTOS)) },
  missingOrUnknown,
) satisfies v.GenericSchema<PhotosRequest, unknown>;
