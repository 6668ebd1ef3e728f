import type { Drawing } from '../drafting/drawing.ts';
import { beddingDrawings } from './bedding-drawings.ts';
import type { PageDrawingName } from './page-drawing-names.ts';
import { switzerlandDrawing } from './switzerland-drawing.ts';

/** The drawing of each name. */
export const pageDrawings: Readonly<Record<PageDrawingName, Drawing>> = {
  ...beddingDrawings,
  switzerland: switzerlandDrawing,
};
