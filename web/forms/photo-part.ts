import { lazy, type ComponentType } from 'react';
import { createPhotoList, type Photo, type PhotoList } from '../delivery/photo-list.ts';
import { PhotoField } from './PhotoField.tsx';

/** The additional parts of a form with photos, passed in by its page so that other forms don't load them. */
export interface PhotoPart {
  readonly createList: () => PhotoList;
  readonly Field: typeof PhotoField;
  /** Fetched when the first photo is uploaded. */
  readonly Progress: ComponentType<{ readonly photos: readonly Photo[] }>;
}

const Progress = lazy(() =>
  import('./UploadProgress.tsx').then(
    ({ UploadProgress }) => ({ default: UploadProgress }),
    // The photos are sent all the same.
    () => ({ default: () => null }),
  ),
);

export const photoPart: PhotoPart = { createList: createPhotoList, Field: PhotoField, Progress };
