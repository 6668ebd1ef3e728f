import { fileURLToPath } from 'node:url';

/** Outlives builds. A file's name says what it was made of, so a file that is there is right. */
export const PICTURE_CACHE = fileURLToPath(new URL('../../../.cache/pictures/', import.meta.url));
