import { lightOf, srgbByte, type Light } from './colour.ts';
import { stones, type FinishId } from './materials.ts';
import { noiseAt, noiseOf } from './noise.ts';
import { packStones, type Packing } from './packing.ts';
import { fraction, randomOf } from './random.ts';
import { rasterOf } from './raster.ts';
import { normalizeRecipe, type Recipe } from './recipe.ts';
import { heightsOf, lightOn } from './relief.ts';
import { TURNS, turns } from './turns.ts';
import { binderColour } from './words.ts';

/** How large a piece of the surface is drawn, and how fine. */
export interface StillSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pxPerMm: number;
}

export interface Still {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity of each pixel, from the upper left corner, row by row. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** How a finish lets colours appear. */
interface Look {
  /** How much a wet or polished surface deepens them. */
  readonly depth: number;
  /** White that roughness scatters off the stones, and off the binder. */
  readonly veil: number;
  readonly binderVeil: number;
  /** The sky in a smooth surface, at its brightest. */
  readonly sheen: number;
}

const looks: Readonly<Record<FinishId, Look>> = {
  geschliffen: { depth: 0.05, veil: 0.03, binderVeil: 0.02, sheen: 0 },
  seidenmatt: { depth: 0.25, veil: 0.01, binderVeil: 0, sheen: 0.03 },
  poliert: { depth: 0.45, veil: 0, binderVeil: 0, sheen: 0.09 },
  gestrahlt: { depth: 0, veil: 0.06, binderVeil: 0.14, sheen: 0 },
  'fein-gestockt': { depth: 0, veil: 0.13, binderVeil: 0.12, sheen: 0 },
  gewaschen: { depth: 0.05, veil: 0, binderVeil: 0, sheen: 0 },
};

/** Samples of a pixel, each way. */
const SAMPLES = 2;

/**
 * Draws a recipe's surface from above, lit from the upper left. The same recipe and size give the same bytes on any machine.
 * @param recipe one that keeps its limits
 */
export function drawStill(recipe: Recipe, { widthMm, heightMm, pxPerMm }: StillSize): Still {
  const { aggregates, finish, seed, binder, pigment, dose } = normalizeRecipe(recipe);
  const [width, height] = [Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm)];
  const packing = packStones(aggregates, seed);
  const raster = rasterOf(packing, width * SAMPLES, height * SAMPLES, pxPerMm * SAMPLES);
  const look = looks[finish];
  const paints = paintsOf(packing, aggregates.map(({ stone }) => stone), look);
  const cement = lookedAt(lightOf(binderColour({ binder, pigment, dose })), look.depth, look.binderVeil);
  const clouds = noiseOf(1, [2, 5, 11]);
  const sand = noiseOf(2, [0, 1]);
  const sandContrast = 0.1 * Math.min(1, pxPerMm / 5);
  const shown = new Uint32Array(width * height);
  const colours = new Float32Array(3 * width * height);
  for (let row = 0, pixel = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, pixel += 1) {
      const corner = row * SAMPLES * raster.columns + column * SAMPLES;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const stone = raster.stone[corner + (sample >> 1) * raster.columns + (sample & 1)]!;
        if (sample === 0) shown[pixel] = stone;
        const [x, y] = [column / pxPerMm, row / pxPerMm];
        let shade: number;
        if (stone === 0) shade = 1 + sandContrast * noiseAt(sand, x * 4, y * 4) + 0.02 * noiseAt(clouds, x, y);
        else {
          const { turned, veined } = paints;
          const [alongX, alongY] = [turns.x[turned[stone]!]!, turns.y[turned[stone]!]!];
          const u = (x * alongX + y * alongY) * 3 + stone * 37.3;
          const v = (y * alongX - x * alongY) * 6 + stone * 11.9;
          shade = 1 + 0.07 * veined[stone]! * noiseAt(clouds, u, v);
        }
        for (let channel = 0; channel < 3; channel += 1) {
          const paint = stone === 0 ? cement[channel]! : paints.light[3 * stone + channel]!;
          colours[3 * pixel + channel]! += (paint * shade) / (SAMPLES * SAMPLES);
        }
      }
    }
  }
  const heights = heightsOf(finish, shown, width, height, pxPerMm);
  const lit = heights && lightOn(heights, width, height, pxPerMm);
  return { width, height, data: developed(colours, lit, width, height, look.sheen) };
}

/** Of each stone, from index 1 on. */
interface Paints {
  readonly light: Float32Array;
  readonly veined: Float32Array;
  readonly turned: Uint8Array;
}

function paintsOf({ count, aggregate, tone }: Packing, names: readonly (keyof typeof stones)[], look: Look): Paints {
  const random = randomOf(count);
  const tones = names.map((name) => stones[name].tones.map((colour) => lookedAt(lightOf(colour), look.depth, look.veil)));
  const paints = { light: new Float32Array(3 * (count + 1)), veined: new Float32Array(count + 1), turned: new Uint8Array(count + 1) };
  for (let stone = 0; stone < count; stone += 1) {
    const brightness = 1 + 0.16 * (fraction(random) - 0.5);
    const own = tones[aggregate[stone]!]![tone[stone]!]!;
    own.forEach((value, channel) => (paints.light[3 * (stone + 1) + channel] = value * brightness));
    paints.veined[stone + 1] = stones[names[aggregate[stone]!]!].veined;
    paints.turned[stone + 1] = random() % TURNS;
  }
  return paints;
}

const lookedAt = (light: Light, depth: number, veil: number) =>
  light.map((value) => {
    const deep = value * (1 - depth * (1 - value));
    return deep + veil * (0.85 - deep);
  });

/** Linear light as bytes. */
function developed(colours: Float32Array, lit: Float32Array | undefined, width: number, height: number, sheen: number): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(4 * width * height);
  const bytes = Uint8Array.from({ length: 4096 }, (_, step) => srgbByte(step / 4095));
  for (let row = 0, pixel = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, pixel += 1) {
      const away = column / width + row / height;
      const mirrored = sheen * Math.max(0, 1 - away) * Math.max(0, 1 - away);
      const light = lit?.[pixel] ?? 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = colours[3 * pixel + channel]! * light + mirrored;
        data[4 * pixel + channel] = bytes[Math.min(4095, Math.max(0, Math.round(value * 4095)))]!;
      }
      data[4 * pixel + 3] = 255;
    }
  }
  return data;
}
