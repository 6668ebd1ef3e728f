import { createPhotoList, type PhotoList } from '../sending/photo-list.ts';
import { PhotoField } from './PhotoField.tsx';
import { UploadProgress } from './UploadProgress.tsx';

/** What a form with photos needs besides; its page hands it in, so that the other forms don't carry it. */
export interface PhotoPart {
  readonly createList: () => PhotoList;
  readonly Field: typeof PhotoField;
  readonly Progress: typeof UploadProgress;
}

export const photoPart: PhotoPart = { createList: createPhotoList, Field: PhotoField, Progress: UploadProgress };
