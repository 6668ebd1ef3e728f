// What `drawings-plugin.ts` provides.

declare module 'virtual:drawings' {
  /** The drawing of a product or a project: a value when prerendering, a promise in the browser. */
  export function drawingAt(name: DrawingName): SvgDrawing | Promise<SvgDrawing>;
  type DrawingName = import('../drawings/svg-drawings.ts').DrawingName;
  type SvgDrawing = import('@works/stone/drafting/draw-svg').SvgDrawing;
}

declare module 'virtual:page-drawings' {
  /** A drawing of another page: a value when prerendering, a promise in the browser. */
  export function drawingAt(name: PageDrawingName): SvgDrawing | Promise<SvgDrawing>;
  type PageDrawingName = import('../drawings/page-drawing-names.ts').PageDrawingName;
  type SvgDrawing = import('@works/stone/drafting/draw-svg').SvgDrawing;
}
