import type { LengthRange } from './technical-fact.ts';

/** Laying data: the beds of the four laying methods, and the layers below a paving. Examples are of the tender texts. */
export const layers = {
  mortarBed: { label: 'Mörtelbett', least: 30, most: 50, unit: 'mm', example: 40 },
  gritBed: { label: 'Splittbett', least: 30, most: 40, unit: 'mm', example: 35 },
  adhesive: { label: 'Kleber', least: 2, most: 10, unit: 'mm', example: 5 },
  drainageMortar: { label: 'Drainmörtel', least: 20, most: 30, unit: 'mm', example: 25 },
  frostProtection: { label: 'Frostschutzschicht', least: 20, most: 80, unit: 'cm' },
  bearing: { label: 'Tragschicht', least: 10, most: 25, unit: 'cm' },
  levelling: { label: 'Ausgleichsschicht', least: 3, most: 5, unit: 'cm' },
} as const satisfies Readonly<Record<string, LengthRange>>;

export type LayerId = keyof typeof layers;
export type BedId = 'mortarBed' | 'gritBed' | 'adhesive' | 'drainageMortar';

/** Grain of an unbound bed and of its joint: graded, so that one does not run into the other. */
export const gritGrain = { bed: 'Splitt-Brechsand-Gemisch 0/5', joint: 'Brechsand 0/4 aus demselben Gestein' } as const;

/** What is below the slabs of an unbound paving, from the top: on page, drawing and in the guide. */
export const pavingLayerIds = ['gritBed', 'bearing', 'frostProtection'] as const satisfies readonly LayerId[];
