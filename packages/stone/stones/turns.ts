/** Directions all around, a multiple of 4 and a power of 2. */
export const TURNS = 256;

/** Unit vectors of the directions, counter-clockwise from x: a right angle is halved by square roots, then turned step by step. */
export const turns: { readonly x: Float64Array; readonly y: Float64Array } = (() => {
  let [cosine, sine] = [0, 1];
  for (let parts = 4; parts < TURNS; parts *= 2) {
    const half = Math.sqrt((1 + cosine) / 2);
    sine /= 2 * half;
    cosine = half;
  }
  const x = new Float64Array(TURNS);
  const y = new Float64Array(TURNS);
  x[0] = 1;
  for (let turn = 1; turn < TURNS; turn += 1) {
    x[turn] = x[turn - 1]! * cosine - y[turn - 1]! * sine;
    y[turn] = x[turn - 1]! * sine + y[turn - 1]! * cosine;
  }
  return { x, y };
})();
