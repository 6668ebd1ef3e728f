import { finishNames } from '@works/stone/codes/finishes';
import type { SurfaceCard } from '@works/stone/mixes/surface-card';
import { paths } from '../../../shared/paths.ts';
import { FORM_ANCHOR, linkTo } from '../../content/deep-links.ts';

/** The order of samples of surfaces: the form for sample folders with variant and surfaces filled in. Their codes bring pictures into the mail. */
export const surfaceSampleLink = (wanted: readonly SurfaceCard[]): string =>
  `${linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: wanted.map(sampleText).join('\n') })}#${FORM_ANCHOR}`;

/** The consultation form with the surface. */
export const surfaceConsultationLink = (surface: SurfaceCard): string =>
  `${linkTo(paths.consultation, { topic: 'bemusterung', message: `${sampleText(surface)}\n` })}#${FORM_ANCHOR}`;

const sampleText = ({ number, name, code, finish }: SurfaceCard) =>
  `Oberfläche ${number} «${name}», ${finishNames[finish]} (${code})`;
