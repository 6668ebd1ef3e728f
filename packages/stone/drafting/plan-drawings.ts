import type { Plan, Values } from '../plans/define-plan.ts';
import type { Draw, Drawing } from './drawing.ts';
import { layoutDrawing } from './layout-drawing.ts';

/** The section of a plan, and all its pieces in their places. */
export const drawingsOf = (plan: Plan, draw: Draw, values: Values): readonly Drawing[] => [
  draw(values),
  layoutDrawing(plan.layout(values)),
];
