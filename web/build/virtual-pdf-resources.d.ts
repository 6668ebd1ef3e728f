declare module 'virtual:pdf-resources' {
  /** Addresses of what the browser makes PDFs with: fonts as TrueType, the mark as PNG. */
  export const urls: Readonly<Record<'regular' | 'semibold' | 'mark', string>>;
}
