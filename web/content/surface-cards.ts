import type { SurfaceCard } from '@works/stone/mixes/surface-card';
import { surfaces } from '@works/stone/mixes/surfaces';

/** The surfaces of the material library without their recipes. */
export const surfaceCards: readonly SurfaceCard[] = surfaces.map(({ recipe: _recipe, ...card }) => card);
