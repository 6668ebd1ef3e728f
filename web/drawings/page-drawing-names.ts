import type { Project } from '../../shared/owner/schema.ts';
import type { ProductPage } from '../../shared/paths.ts';

/** The drawings of pages that are neither a product's nor a project's, by name. */
export const pageDrawingNames = ['mortarBed', 'gritBed', 'adhesive', 'drainageMortar', 'switzerland'] as const;

export type PageDrawingName = (typeof pageDrawingNames)[number];

/** A product or a project that has a drawing. */
export type DrawingName = ProductPage | Project['id'];
