import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/hero.ts', { import: 'picture', eager: true });

export const heroPicture: SitePicture | undefined = byName(masters)('hero');
