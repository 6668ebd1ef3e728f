declare module 'virtual:drawings' {
  /** HTML of the drawing of a product and its caption: at once where pages are prerendered, fetched in the browser. */
  export function drawingMarkup(page: string): string | Promise<string>;
}
