export type Random = ReturnType<typeof seeded>;

/** Chance that comes out the same for the same seed, so that a failure can be repeated. Mulberry32: Node offers no generator that takes a seed. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    /** From 0 up to, but not including, 1. */
    next,
    below,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    bytes: (count: number) =>
      Buffer.from(Uint32Array.from({ length: Math.ceil(count / 4) }, () => next() * 2 ** 32).buffer, 0, count),
  };
}
