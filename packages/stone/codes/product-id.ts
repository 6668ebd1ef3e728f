/** The products that can be planned, with their numbers in the codes of plans: none is changed, or given again when a product is left out. */
export const productNumbers = {
  outdoorPaving: 0,
  flooring: 1,
  facades: 2,
  outdoorStairs: 3,
  indoorStairs: 4,
  wallCladding: 5,
  smallArchitecture: 6,
  windowSills: 7,
  exposedConcrete: 8,
} as const;

export type ProductId = keyof typeof productNumbers;

export const productIds = /* @__PURE__ */ Object.keys(productNumbers) as readonly ProductId[];
