/**
 * Colours in linear light, by + − × ÷ and square roots alone: powers may differ in their last bit between two machines, and a recipe is
 * drawn the same on each.
 */

/** Red, green, blue of linear light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** `#rrggbb` of sRGB as linear light. */
export function lightOf(hex: string): Light {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Linear light as `#rrggbb` of sRGB. */
export const hexOf = (light: Light): string =>
  `#${light.map((value) => srgbByte(value).toString(16).padStart(2, '0')).join('')}`;

/** One channel of linear light as a byte of sRGB. */
export const srgbByte = (value: number): number => Math.round(255 * encoded(Math.min(1, Math.max(0, value))));

// IEC 61966-2-1: x^2.4 is the fifth root's twelfth power, x^(1/2.4) the twelfth root's fifth.
function linear(value: number): number {
  if (value <= 0.04045) return value / 12.92;
  const fifth = root((value + 0.055) / 1.055, 5);
  return power(fifth, 12);
}

const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * power(root(value, 12), 5) - 0.055);

function power(base: number, times: number): number {
  let product = 1;
  for (let index = 0; index < times; index += 1) product *= base;
  return product;
}

/** Newton's method from above, where each step comes closer until none does. */
function root(value: number, degree: number): number {
  for (let guess = 1; ;) {
    const next = guess - (guess - value / power(guess, degree - 1)) / degree;
    if (next >= guess) return guess;
    guess = next;
  }
}

/**
 * What two layers of one paint reflect once they are mixed (Kubelka and Munk): absorption over scattering adds up by their parts.
 * @param parts of the second in one part of the first
 */
export function mixed(first: Light, second: Light, parts: number): Light {
  const channel = (at: 0 | 1 | 2) => {
    const ratio = (absorption(first[at]) + parts * absorption(second[at])) / (1 + parts);
    return 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
  };
  return [channel(0), channel(1), channel(2)];
}

const absorption = (reflected: number) => ((1 - reflected) * (1 - reflected)) / (2 * reflected);
