import type { Picture } from './pictures.ts';

/** Masters for pages still to be built. The build makes no files of them; a page that needs one moves it to `pictures.ts` (`kit/texts.py`). */
export const furtherPictures: readonly Picture[] = [];
