/** The products that can be planned. The place in this list is a product's number in the codes of its plans: append only. */
export const productIds = [
  'outdoorPaving',
  'flooring',
  'facades',
  'outdoorStairs',
  'indoorStairs',
  'wallCladding',
  'smallArchitecture',
  'windowSills',
  'exposedConcrete',
] as const;

export type ProductId = (typeof productIds)[number];
