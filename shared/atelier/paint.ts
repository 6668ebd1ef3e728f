import { lightOf, type Light } from './colour.ts';
import { stones, type FinishId } from './materials.ts';
import { noiseAt, noiseOf, type Noise } from './noise.ts';
import type { Packing } from './packing.ts';
import { fraction, randomOf } from './random.ts';
import type { Recipe } from './recipe.ts';
import { TURNS, turns } from './turns.ts';
import { binderColour } from './words.ts';

/** How a finish lets colours appear. */
interface Look {
  /** How much a surface without roughness deepens them. */
  readonly depth: number;
  /** White that a rough surface scatters, on stones and on the binder. */
  readonly veil: number;
  readonly binderVeil: number;
}

const looks: Readonly<Record<FinishId, Look>> = {
  geschliffen: { depth: 0.05, veil: 0.03, binderVeil: 0.02 },
  seidenmatt: { depth: 0.25, veil: 0.01, binderVeil: 0 },
  poliert: { depth: 0.45, veil: 0, binderVeil: 0 },
  gestrahlt: { depth: 0, veil: 0.06, binderVeil: 0.14 },
  'fein-gestockt': { depth: 0, veil: 0.13, binderVeil: 0.12 },
  gewaschen: { depth: 0.05, veil: 0, binderVeil: 0 },
};

/** The colours of a packing's stones and of the binder between them. By index of the stone plus 1; index 0 is the binder. */
export interface Paint {
  /** Red, green, blue of each, linear. */
  readonly light: Float32Array;
  readonly veined: Float32Array;
  /** Whether veins are brighter than the stone. */
  readonly isDark: Uint8Array;
  /** Direction of the veins. */
  readonly turned: Uint8Array;
  readonly clouds: Noise;
  readonly sand: Noise;
}

/** Brightness that stones of one tone differ by, from the darkest to the lightest. */
const SPREAD = 0.16;

export function paintOf(packing: Packing, recipe: Recipe): Paint {
  const { count, aggregate, tone } = packing;
  const random = randomOf(recipe.seed);
  const look = looks[recipe.finish];
  const tones = recipe.aggregates.map(({ stone }) => stones[stone].tones.map((colour) => seen(lightOf(colour), look.depth, look.veil)));
  const paint = {
    light: new Float32Array(3 * (count + 1)),
    veined: new Float32Array(count + 1),
    isDark: new Uint8Array(count + 1),
    turned: new Uint8Array(count + 1),
    clouds: noiseOf(1, [2, 5, 11]),
    sand: noiseOf(2, [0, 1]),
  };
  paint.light.set(seen(lightOf(binderColour(recipe)), look.depth, look.binderVeil));
  for (let stone = 0; stone < count; stone += 1) {
    const own = tones[aggregate[stone]!]![tone[stone]!]!;
    const brightness = 1 + SPREAD * (fraction(random) - 0.5);
    own.forEach((value, channel) => (paint.light[3 * (stone + 1) + channel] = value * brightness));
    paint.veined[stone + 1] = stones[recipe.aggregates[aggregate[stone]!]!.stone].veined;
    paint.isDark[stone + 1] = own[1]! < DARK ? 1 : 0;
    paint.turned[stone + 1] = random() % TURNS;
  }
  return paint;
}

/** Green light below which a stone counts as dark. */
const DARK = 0.4;

const seen = (light: Light, depth: number, veil: number) =>
  light.map((value) => {
    const deep = value * (1 - depth * (1 - value));
    return deep + veil * (0.85 - deep);
  });

/** Texels of sand in a mm, and of clouds in a stone, along its veins and across. */
const SAND = 5;
const ALONG = 2.5;
const ACROSS = 6;
const VEIN = 0.35;

/**
 * By how much a stone or the binder is brighter than its paint at a place.
 * @param x and y in mm, anyhow
 * @param fineness part of the sand's contrast that pixels are small enough to show
 */
export function shadeAt({ veined, isDark, turned, clouds, sand }: Paint, stone: number, x: number, y: number, fineness: number): number {
  const grain = noiseAt(sand, x * SAND, y * SAND);
  if (stone === 0) return 1 + 0.09 * fineness * grain + 0.02 * noiseAt(clouds, x * 0.8, y * 0.8);
  const alongX = turns.x[turned[stone]!]!;
  const alongY = turns.y[turned[stone]!]!;
  const cloud = noiseAt(clouds, (x * alongX + y * alongY) * ALONG + stone * 37, (y * alongX - x * alongY) * ACROSS + stone * 11);
  const strength = veined[stone]!;
  // A vein runs where the clouds change over.
  const vein = Math.max(0, 1 - Math.abs(cloud - 0.9) / VEIN) * strength * strength;
  return 1 + 0.055 * strength * cloud + (isDark[stone] === 1 ? 0.3 : -0.1) * vein + 0.05 * (1.1 - strength) * fineness * grain;
}
