import type { FinishId } from '../../shared/stone/materials.ts';
import { byName } from './by-name.ts';
import { finishPictureName } from './picture-names.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture | undefined>('../renderings/masters/oberflaeche-*.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});
const named = byName(masters);

/** The close-up of a finish. */
export const finishPicture = (id: FinishId): SitePicture | undefined => named(finishPictureName(id));
