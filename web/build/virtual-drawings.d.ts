declare module 'virtual:drawings' {
  /** The drawing of a product or a project: a value when prerendering, a promise in the browser. */
  export function drawingAt(name: string): SvgDrawing | Promise<SvgDrawing>;
  type SvgDrawing = import('../drawings/draw-svg.ts').SvgDrawing;
}
