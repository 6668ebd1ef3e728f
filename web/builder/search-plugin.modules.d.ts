// What `search-plugin.ts` provides.

declare module 'virtual:search/titles' {
  /** Titles and addresses of pages, stains, products and finishes, in the order of the alphabet. */
  export const titles: readonly { readonly title: string; readonly to: string }[];
}
