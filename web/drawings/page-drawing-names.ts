/** The drawings of pages that are neither a product's nor a project's, by name. */
export const pageDrawingNames = ['mortarBed', 'gritBed', 'adhesive', 'drainageMortar', 'switzerland'] as const;

export type PageDrawingName = (typeof pageDrawingNames)[number];
