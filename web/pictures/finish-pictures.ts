import type { FinishId } from '@works/stone/codes/finishes';
import { byName } from './by-name.ts';
import { finishPictureName, lights } from './picture-names.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>(
  ['../generated/pictures/oberflaeche-*.ts', '../generated/pictures/stein-*.ts'],
  { import: 'picture', eager: true },
);
const named = byName(masters);

/** The close-ups of a finish, one for each place of the lamp; the first is shown before the lamp is moved. */
export const finishPictures = (id: FinishId): readonly SitePicture[] =>
  lights.flatMap((light) => named(finishPictureName(id, light)) ?? []);

/** One stone dry, wet and in raking light. */
export const statePicture = (name: string): SitePicture | undefined => named(name);
