import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/pflege.ts', { import: 'picture', eager: true });

/** What care does: a terrace, half of it scrubbed. */
export const carePicture: SitePicture | undefined = byName(masters)('pflege');
