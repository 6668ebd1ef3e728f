declare module 'virtual:document-sizes' {
  /** Bytes of every document, by the name of its file. */
  export const sizes: Readonly<Record<string, number>>;
}

declare module 'virtual:data-sheets' {
  /** By product. */
  export const dataSheets: Readonly<Record<import('../content/products.ts').ProductPage, import('./vite-documents.ts').DataSheet>>;
}
