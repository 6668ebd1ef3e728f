import type { PhotoList } from './photo-list.ts';

const NONE = { photos: [], refused: [] };

/** The photos of a form without a photo field. Apart from `photo-list.ts`, so that such a form doesn't carry it. */
export const noPhotos: PhotoList = {
  getState: () => NONE,
  subscribe: () => () => undefined,
  add: () => undefined,
  remove: () => undefined,
  uploadAll: async () => [],
  contents: async () => [],
  takeBack: () => undefined,
  retry: async () => undefined,
  forgetUploads: () => undefined,
  clear: () => undefined,
};
