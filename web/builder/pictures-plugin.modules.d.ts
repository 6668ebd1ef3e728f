// What `pictures-plugin.ts` provides.

declare module 'virtual:picture-kinds' {
  /** Of which kind the pictures of the site are. */
  export const pictureKinds: 'visualisations' | 'both' | 'photographs';
}

declare module 'virtual:surface-cards' {
  /** The surfaces of the material library (`packages/stone/mixes/surfaces.ts`) without their recipes. */
  export const surfaceCards: readonly import('@works/stone/mixes/surface-card').SurfaceCard[];
  /** Which pictures there are of each surface, by its code. */
  export const surfaceKeys: Readonly<Record<string, Omit<import('../pictures/surface-files.ts').SurfaceKey, 'code'>>>;
}
