/** What a slab is mixed of and how it is finished: names as a German text says them, colours as sRGB of the dry, ground stone. */

export interface Material {
  readonly name: string;
  readonly colour: string;
}

/** The cement, without pigment. */
export const binders = {
  weiss: { name: 'Weisszement', colour: '#dedad0' },
  grau: { name: 'Grauzement', colour: '#a5a39c' },
} as const satisfies Readonly<Record<string, Material>>;
export type BinderId = keyof typeof binders;

/** Oxides that colour the cement; `ohne` leaves it as it is. */
export const pigments = {
  ohne: { name: 'ohne Pigment', colour: '#ffffff' },
  schwarz: { name: 'Eisenoxid schwarz', colour: '#2b2b2c' },
  rot: { name: 'Eisenoxid rot', colour: '#8a3b2c' },
  gelb: { name: 'Eisenoxid gelb', colour: '#c08a2e' },
  braun: { name: 'Eisenoxid braun', colour: '#5d3f2e' },
  gruen: { name: 'Chromoxid grün', colour: '#4c6b48' },
  blau: { name: 'Kobaltoxid blau', colour: '#2f5484' },
} as const satisfies Readonly<Record<string, Material>>;
export type PigmentId = keyof typeof pigments;

/** An aggregate: `tones` are the colours its grains have, each as often as the other. */
interface Stone extends Material {
  readonly tones: readonly string[];
  /** Rounded by a river rather than broken by a crusher. */
  readonly rounded: boolean;
  /** How much veins and cloudiness show in a grain, 0 to 1. */
  readonly veined: number;
}

export const stones = {
  marmorWeiss: {
    name: 'Marmor weiss',
    colour: '#eae7e0',
    tones: ['#eeebe4', '#e9e6df', '#e2dfd8', '#f2f0ea'],
    rounded: false,
    veined: 0.8,
  },
  marmorGrau: {
    name: 'Marmor grau',
    colour: '#a3a3a2',
    tones: ['#a9a8a5', '#979897', '#b5b4b1', '#8b8d8e'],
    rounded: false,
    veined: 0.9,
  },
  kalkCreme: {
    name: 'Kalkstein creme',
    colour: '#ddcfb3',
    tones: ['#e2d6bd', '#d9c9a9', '#d2c1a0', '#e8dcc3'],
    rounded: false,
    veined: 0.5,
  },
  kalkGelb: {
    name: 'Kalkstein gelb',
    colour: '#c9a264',
    tones: ['#cfa96c', '#c2995a', '#b98d50', '#d6b47c'],
    rounded: false,
    veined: 0.6,
  },
  kalkRosa: {
    name: 'Kalkstein rosa',
    colour: '#c99a84',
    tones: ['#cfa28d', '#c18f78', '#b9856f', '#d6ae9b'],
    rounded: false,
    veined: 0.6,
  },
  marmorRot: {
    name: 'Marmor rot',
    colour: '#8d4a3c',
    tones: ['#934f41', '#854437', '#7a3c31', '#a05d4e'],
    rounded: false,
    veined: 0.9,
  },
  serpentin: {
    name: 'Serpentin grün',
    colour: '#4d6254',
    tones: ['#52685a', '#465a4c', '#3d5044', '#627766'],
    rounded: false,
    veined: 0.9,
  },
  granit: {
    name: 'Granit grau',
    colour: '#8f8d88',
    tones: ['#96948f', '#858480', '#a09d97', '#7a7976'],
    rounded: false,
    veined: 0.3,
  },
  basalt: {
    name: 'Basalt anthrazit',
    colour: '#3e3f41',
    tones: ['#434446', '#38393b', '#303133', '#4d4e50'],
    rounded: false,
    veined: 0.15,
  },
  porphyr: {
    name: 'Porphyr violettbraun',
    colour: '#6d5552',
    tones: ['#735b57', '#664e4c', '#5c4544', '#7f6763'],
    rounded: false,
    veined: 0.3,
  },
  quarzkies: {
    name: 'Quarzkies hell',
    colour: '#d6d0c3',
    tones: ['#ddd8cc', '#cfc8b9', '#c6bda9', '#e4e0d7'],
    rounded: true,
    veined: 0.25,
  },
  flusskies: {
    name: 'Flusskies bunt',
    colour: '#9a948a',
    tones: ['#8f8d88', '#b5ab9a', '#6c6d6d', '#cfc8ba', '#a48f74', '#57595b', '#8a7264', '#b8ae9d'],
    rounded: true,
    veined: 0.35,
  },
} as const satisfies Readonly<Record<string, Stone>>;
export type StoneId = keyof typeof stones;

/** Grain by the meshes of the sieves it passes and stays on, mm. Below 1 mm it is sand and counts as part of the binder. */
interface Band {
  readonly name: string;
  readonly fromMm: number;
  readonly toMm: number;
}

export const bands = {
  fein: { name: '0–4 mm', fromMm: 1, toMm: 4 },
  mittel: { name: '4–8 mm', fromMm: 4, toMm: 8 },
  grob: { name: '8–16 mm', fromMm: 8, toMm: 16 },
} as const satisfies Readonly<Record<string, Band>>;
export type BandId = keyof typeof bands;

/** Sides of a slab, mm. */
export interface Format {
  readonly name: string;
  readonly lengthMm: number;
  readonly widthMm: number;
}

export const formats = {
  '300x300': { name: '300 × 300 mm', lengthMm: 300, widthMm: 300 },
  '400x400': { name: '400 × 400 mm', lengthMm: 400, widthMm: 400 },
  '600x300': { name: '600 × 300 mm', lengthMm: 600, widthMm: 300 },
  '600x400': { name: '600 × 400 mm', lengthMm: 600, widthMm: 400 },
  '600x600': { name: '600 × 600 mm', lengthMm: 600, widthMm: 600 },
  '800x400': { name: '800 × 400 mm', lengthMm: 800, widthMm: 400 },
} as const satisfies Readonly<Record<string, Format>>;
export type FormatId = keyof typeof formats;

/** The laying pattern: the part of a slab's length by which each row is shifted. */
export interface Pattern {
  readonly name: string;
  readonly shift: number;
}

export const patterns = {
  kreuz: { name: 'Kreuzfuge', shift: 0 },
  halb: { name: 'Halbverband', shift: 1 / 2 },
  drittel: { name: 'Drittelverband', shift: 1 / 3 },
} as const satisfies Readonly<Record<string, Pattern>>;
export type PatternId = keyof typeof patterns;

/** Widths of a joint, mm. */
export const jointsMm = [2, 3, 5, 8] as const;
export type JointMm = (typeof jointsMm)[number];
