import type { StoneId } from '../codes/materials.ts';

/** Thin lines of another mineral in a stone. */
export interface Veins {
  readonly colour: string;
  readonly widthMm: number;
  /** Mean distance between two veins. */
  readonly everyMm: number;
  /** Amplitude of their waves, as a share of that distance. */
  readonly wavy: number;
  /** Share of the stones that have any. */
  readonly part: number;
  /** How much of their own colour shows, 0 to 1. */
  readonly strength: number;
}

/** Spots of another mineral, fossils or pores in a stone. */
interface Spots {
  readonly colour: string;
  readonly sizeMm: number;
  /** Part of the cells of `sizeMm` that hold one. */
  readonly part: number;
  readonly strength: number;
}

/** What a stone is made of, as its section shows it. Contrasts are parts of its brightness. */
export interface Fabric {
  /** Soft clouds: their contrast, width and how much longer than wide they are. */
  readonly cloud: number;
  readonly cloudMm: number;
  readonly stretch: number;
  /** A colour that the clouds lead to, and how much of it shows where they are densest. */
  readonly second?: { readonly colour: string; readonly part: number };
  /** Contrast of the finest grain. */
  readonly fine: number;
  /** Crystals: their size and their brightness, each as often as the other. */
  readonly crystals?: { readonly sizeMm: number; readonly tones: readonly number[] };
  readonly veins?: Veins;
  readonly spots?: readonly Spots[];
}

const marble = { cloudMm: 4.5, stretch: 1.8, fine: 0.03 } as const;
const limestone = { cloudMm: 2.6, stretch: 1.4, fine: 0.045 } as const;
const sugar = [0.95, 0.98, 1, 1.02, 1.05];

const fabrics = {
  marmorWeiss: {
    ...marble,
    cloud: 0.035,
    second: { colour: '#bcbec0', part: 0.5 },
    crystals: { sizeMm: 0.5, tones: sugar },
    veins: { colour: '#8f9294', widthMm: 0.16, everyMm: 5, wavy: 0.12, part: 0.4, strength: 0.5 },
  },
  marmorGrau: {
    ...marble,
    cloud: 0.1,
    stretch: 3.2,
    second: { colour: '#dcdcd9', part: 0.4 },
    crystals: { sizeMm: 0.4, tones: [0.91, 0.97, 1, 1.04, 1.09] },
    veins: { colour: '#eceae5', widthMm: 0.2, everyMm: 5, wavy: 0.12, part: 0.45, strength: 0.7 },
  },
  kalkCreme: {
    ...limestone,
    cloud: 0.04,
    second: { colour: '#c2a473', part: 0.3 },
    veins: { colour: '#9d8157', widthMm: 0.09, everyMm: 5, wavy: 0.12, part: 0.3, strength: 0.5 },
    spots: [{ colour: '#f0e8d6', sizeMm: 1.1, part: 0.22, strength: 0.5 }],
  },
  kalkGelb: {
    ...limestone,
    cloud: 0.07,
    second: { colour: '#8d5f26', part: 0.42 },
    veins: { colour: '#7d5222', widthMm: 0.12, everyMm: 4.5, wavy: 0.12, part: 0.35, strength: 0.55 },
    spots: [{ colour: '#e6cf9c', sizeMm: 0.9, part: 0.2, strength: 0.45 }],
  },
  kalkRosa: {
    ...limestone,
    cloud: 0.06,
    second: { colour: '#96604f', part: 0.38 },
    veins: { colour: '#ecd6c8', widthMm: 0.15, everyMm: 5, wavy: 0.12, part: 0.4, strength: 0.6 },
    spots: [{ colour: '#e3bfae', sizeMm: 0.9, part: 0.2, strength: 0.45 }],
  },
  marmorRot: {
    ...limestone,
    cloud: 0.11,
    cloudMm: 3.2,
    second: { colour: '#4c1f1a', part: 0.5 },
    veins: { colour: '#e2cdc0', widthMm: 0.2, everyMm: 5, wavy: 0.12, part: 0.55, strength: 0.75 },
    spots: [{ colour: '#b87a68', sizeMm: 1.2, part: 0.15, strength: 0.5 }],
  },
  serpentin: {
    ...limestone,
    cloud: 0.14,
    cloudMm: 2.4,
    stretch: 1.8,
    second: { colour: '#1d2c24', part: 0.6 },
    veins: { colour: '#a7bdac', widthMm: 0.12, everyMm: 1.8, wavy: 0.45, part: 0.75, strength: 0.6 },
    spots: [{ colour: '#171e1a', sizeMm: 0.6, part: 0.16, strength: 0.7 }],
  },
  granit: {
    cloud: 0.04,
    cloudMm: 6,
    stretch: 1.3,
    fine: 0.05,
    crystals: { sizeMm: 0.85, tones: [1.3, 1.18, 1.24, 1.08, 0.96, 1, 0.92, 0.62] },
    spots: [{ colour: '#29292a', sizeMm: 0.9, part: 0.16, strength: 0.85 }],
  },
  basalt: {
    cloud: 0.06,
    cloudMm: 3,
    stretch: 1.2,
    fine: 0.09,
    spots: [
      { colour: '#85878a', sizeMm: 0.45, part: 0.12, strength: 0.45 },
      { colour: '#121314', sizeMm: 0.8, part: 0.08, strength: 0.8 },
    ],
  },
  porphyr: {
    cloud: 0.06,
    cloudMm: 4,
    stretch: 2,
    fine: 0.06,
    spots: [
      { colour: '#cdb0a4', sizeMm: 1.3, part: 0.3, strength: 0.75 },
      { colour: '#352a2a', sizeMm: 0.8, part: 0.18, strength: 0.7 },
    ],
  },
  quarzkies: {
    cloud: 0.06,
    cloudMm: 3.5,
    stretch: 1.5,
    fine: 0.025,
    second: { colour: '#b3945f', part: 0.22 },
    crystals: { sizeMm: 0.9, tones: [0.95, 0.98, 1, 1.02, 1.05] },
    veins: { colour: '#f4f1ea', widthMm: 0.1, everyMm: 3.5, wavy: 0.12, part: 0.5, strength: 0.5 },
  },
} as const satisfies Partial<Record<StoneId, Fabric>>;

const veinedLimestone: Fabric = {
  ...limestone,
  cloud: 0.06,
  veins: { colour: '#e9e5dc', widthMm: 0.22, everyMm: 4.5, wavy: 0.12, part: 0.55, strength: 0.8 },
};
const sandstone: Fabric = {
  cloud: 0.07,
  cloudMm: 2.5,
  stretch: 3.5,
  fine: 0.11,
  spots: [{ colour: '#5d5044', sizeMm: 0.5, part: 0.12, strength: 0.4 }],
};
const quartzite: Fabric = { ...fabrics.quarzkies, second: { colour: '#8d8578', part: 0.3 } };
const gneiss: Fabric = {
  cloud: 0.2,
  cloudMm: 1.6,
  stretch: 6,
  fine: 0.07,
  spots: [{ colour: '#a7a49c', sizeMm: 0.6, part: 0.16, strength: 0.45 }],
};
const granular: Fabric = { ...fabrics.granit, crystals: { sizeMm: 0.5, tones: [1.16, 1.1, 1.05, 0.99, 0.92, 0.78] } };

/** By tone where a material is a mixture of stones. */
const mixtures: Readonly<Partial<Record<StoneId, readonly Fabric[]>>> = {
  flusskies: [veinedLimestone, sandstone, veinedLimestone, quartzite, sandstone, gneiss, quartzite, granular],
};

/** The fabric of a stone's tone. */
export function fabricOf(stone: StoneId, tone: number): Fabric {
  const mixture = mixtures[stone];
  return (
    mixture?.[tone % mixture.length] ?? (fabrics as Readonly<Partial<Record<StoneId, Fabric>>>)[stone] ?? sandstone
  );
}
