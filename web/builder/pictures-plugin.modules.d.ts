// What `pictures-plugin.ts` provides.

declare module 'virtual:surface-keys' {
  /** Which pictures there are of each surface, by its code. */
  export const surfaceKeys: Readonly<Record<string, Omit<import('../pictures/surface-files.ts').SurfaceKey, 'code'>>>;
}
