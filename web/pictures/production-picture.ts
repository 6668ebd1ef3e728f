import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture | undefined>('./masters/werk.jpg', { query: '?picture', import: 'default', eager: true });

export const productionPicture: SitePicture | undefined = byName(masters)('werk');
