import { byName } from './by-name.ts';
import { finishPictureName } from './picture-names.ts';
import type { SitePicture } from './variants.ts';
import type { FinishId } from '../../shared/atelier/materials.ts';

const masters = import.meta.glob<SitePicture | undefined>('./masters/oberflaeche-*.jpg', { query: '?picture', import: 'default', eager: true });
const named = byName(masters);

/** The close-up of a finish. */
export const finishPicture = (id: FinishId): SitePicture | undefined => named(finishPictureName(id));
