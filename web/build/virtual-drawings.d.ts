declare module 'virtual:drawings' {
  /** The drawing of a product: a value when prerendering, a promise in the browser. */
  export function drawingAt(page: string): SvgDrawing | Promise<SvgDrawing>;
  type SvgDrawing = import('../drawings/draw-svg.ts').SvgDrawing;
}
