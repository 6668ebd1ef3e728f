import type { Drawing } from '@works/stone/drafting/drawing';
import { beddingDrawings } from '@works/stone/laying/bedding-drawings';
import type { PageDrawingName } from './page-drawing-names.ts';
import { switzerlandDrawing } from './switzerland-drawing.ts';

/** The drawing of each name. */
export const pageDrawings: Readonly<Record<PageDrawingName, Drawing>> = {
  ...beddingDrawings,
  switzerland: switzerlandDrawing,
};
