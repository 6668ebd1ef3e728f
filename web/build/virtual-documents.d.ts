declare module 'virtual:document-sizes' {
  /** Bytes of every document, by the name of its file. */
  export const sizes: Readonly<Record<string, number>>;
}
