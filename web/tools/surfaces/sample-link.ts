import { paths } from '../../../shared/paths.ts';
import { finishNames } from '../../../shared/stone/materials.ts';
import { FORM_ANCHOR, linkTo } from '../../content/deep-links.ts';
import type { SurfaceCard } from '../../content/surface-card.ts';

/** The order of samples of surfaces: the form for sample folders with variant and surfaces filled in. Their codes bring pictures into the mail. */
export const surfaceSampleLink = (wanted: readonly SurfaceCard[]): string =>
  `${linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: wanted.map(sampleText).join('\n') })}#${FORM_ANCHOR}`;

const sampleText = ({ number, name, code, finish }: SurfaceCard) =>
  `Oberfläche ${number} «${name}», ${finishNames[finish]} (${code})`;
