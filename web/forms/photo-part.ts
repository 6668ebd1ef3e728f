import { createPhotoList, type PhotoList } from '../delivery/photo-list.ts';
import { PhotoField } from './PhotoField.tsx';
import { UploadProgress } from './UploadProgress.tsx';

/** The additional parts of a form with photos, passed in by its page so that other forms don't load them. */
export interface PhotoPart {
  readonly createList: () => PhotoList;
  readonly Field: typeof PhotoField;
  readonly Progress: typeof UploadProgress;
}

export const photoPart: PhotoPart = { createList: createPhotoList, Field: PhotoField, Progress: UploadProgress };
