declare module 'virtual:drawings' {
  /** The drawing of a product: at once where pages are prerendered, fetched in the browser. */
  export function drawingAt(page: string): SvgDrawing | Promise<SvgDrawing>;
  type SvgDrawing = import('./draw-svg.ts').SvgDrawing;
}
