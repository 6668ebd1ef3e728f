import type { SurfaceCard } from '@works/stone/mixes/surface-card';
import { surfaceCards } from '../../content/surface-cards.ts';

/** A cross-section of the library for pages that show it in passing: from light to dark, from fine to coarse. */
export const shownSurfaces: readonly SurfaceCard[] = [
  'weiss-fein-geschliffen',
  'weiss-bunt-poliert',
  'kies-hell-gewaschen',
  'ocker-grob-poliert',
  'rot-grob-poliert',
  'gruen-grob-seidenmatt',
  'grau-grob-seidenmatt',
  'schwarz-weiss-grob-poliert',
].flatMap((id) => surfaceCards.find((surface) => surface.id === id) ?? []);
