declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2' | 'woff' | 'sfnt';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number; readonly default?: number }>
    >;
    readonly preserveNameIds?: readonly number[];
    readonly keepFeatures?: readonly string[];
  }

  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
