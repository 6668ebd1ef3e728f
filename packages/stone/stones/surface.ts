import type { Extent } from './extent.ts';

/** What a worked surface is at each pixel, before light falls on it. */
export interface DrawnSurface {
  readonly extent: Extent;
  /** Red, green, blue, linear. */
  readonly colour: Float32Array;
  /** mm above the ground surface. */
  readonly height: Float32Array;
  /** Part of the pixel that shows stone rather than binder, 0 to 1. */
  readonly cover: Float32Array;
}
