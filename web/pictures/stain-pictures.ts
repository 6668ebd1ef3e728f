import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/fleck-*.ts', { import: 'picture', eager: true });
const named = byName(masters);

/** A stain of the page on cleaning, by its place there. */
export const stainPicture = (id: string): SitePicture | undefined => named(`fleck-${id}`);
