import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/pruefung.ts', { import: 'picture', eager: true });

/** What a test report rests on: a cube in the press. */
export const testPicture: SitePicture | undefined = byName(masters)('pruefung');
