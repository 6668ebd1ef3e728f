/** Draws whole numbers from 0 to 2³² - 1. */
export type Random = () => number;

/** Chris Doty-Humphrey's sfc32 in 32-bit integers: the same sequence for a seed on every machine (https://pracrand.sourceforge.net). */
export function randomOf(seed: number): Random {
  let a = 0;
  let b = seed | 0;
  let c = 0x9e37_79b9 | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The author's count until the seed has spread to all bits.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** A number from 0 to below 1. */
export const fraction = (random: Random): number => random() / 0x1_0000_0000;
