/** Thickness of a bed or of a layer below it. */
interface LayerThickness {
  /** A range with an en dash. */
  readonly thickness: string;
  readonly unit: 'mm' | 'cm';
}

/** Laying data: the beds of the four laying methods, and the layers below a paving. */
export const layers = {
  Mörtelbett: { thickness: '30–50', unit: 'mm' },
  Splittbett: { thickness: '30–40', unit: 'mm' },
  Kleber: { thickness: '2–10', unit: 'mm' },
  Drainmörtel: { thickness: '20–30', unit: 'mm' },
  Frostschutzschicht: { thickness: '20–80', unit: 'cm' },
  Tragschicht: { thickness: '10–25', unit: 'cm' },
  Ausgleichsschicht: { thickness: '3–5', unit: 'cm' },
} as const satisfies Readonly<Record<string, LayerThickness>>;

export type LayerName = keyof typeof layers;

/** What is below the slabs of an unbound paving, from the top: on page, drawing and in the guide. */
export const pavingLayerNames = [
  'Splittbett',
  'Tragschicht',
  'Frostschutzschicht',
] as const satisfies readonly LayerName[];
