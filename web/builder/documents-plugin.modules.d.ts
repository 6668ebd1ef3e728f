// What `documents-plugin.ts` provides.

declare module 'virtual:document-sizes' {
  /** Bytes of every document, by the name of its file. */
  export const sizes: Readonly<Record<string, number>>;
}

declare module 'virtual:documents/content-stems' {
  /** The word stems of what each document says, separated by blanks, by the document's id. */
  export const stems: Readonly<Record<string, string>>;
}
