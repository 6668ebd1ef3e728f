// What `pdf-resources-plugin.ts` provides.

declare module 'virtual:pdf-resources' {
  /** Addresses of what the browser makes PDFs with: fonts as TrueType, the logo as PNG. */
  export const urls: Readonly<Record<'regular' | 'semibold' | 'logo', string>>;
}
