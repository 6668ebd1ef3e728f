import type { Plan, Values } from '../../shared/planner/define-plan.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { layingDrawing } from '../drawings/laying-drawing.ts';
import type { DrawingModule } from '../drawings/product-drawings.ts';

/** The section of a plan, and its laying plan where it covers a field. */
export function drawingsOf(plan: Plan, draw: DrawingModule['draw'], values: Values): readonly Drawing[] {
  const section = draw(values);
  return plan.laying ? [section, layingDrawing(plan.laying(values))] : [section];
}
