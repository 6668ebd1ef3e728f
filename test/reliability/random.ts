/** Chance that comes out the same for the same seed, so that a failure can be repeated. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number below this one. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly bytes: (count: number) => Buffer;
}

/** Mulberry32: Node offers no generator that takes a seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    bytes(count) {
      const bytes = Buffer.allocUnsafe(Math.ceil(count / 4) * 4);
      for (let offset = 0; offset < bytes.length; offset += 4)
        bytes.writeUInt32LE(Math.floor(next() * 2 ** 32), offset);
      return bytes.subarray(0, count);
    },
  };
}
