declare module 'virtual:surface-cards' {
  /** The surfaces of the material library without their recipes. */
  export const surfaceCards: readonly import('../content/surface-card.ts').SurfaceCard[];
  /** Which pictures there are of each surface, by its code. */
  export const surfaceKeys: Readonly<Record<string, Omit<import('../pictures/surface-files.ts').SurfaceKey, 'code'>>>;
}
