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

/** The text of an order with the surface on a separate line, or without it if it is named. What else is written stays. */
export function toggleSample(text: string, surface: SurfaceCard): string {
  if (!text.includes(surface.code)) return [text.trimEnd(), sampleText(surface)].filter(Boolean).join('\n');
  const lines = text.split('\n').flatMap((line) => {
    if (!line.includes(surface.code)) return line;
    return line.replace(sampleText(surface), '').replaceAll(surface.code, '').trim() || [];
  });
  return lines.join('\n');
}

const sampleText = ({ number, name, code, finish }: SurfaceCard) =>
  `Oberfläche ${number} «${name}», ${finishNames[finish]} (${code})`;
