import type { Plan, Values } from '../planner/define-plan.ts';
import type { Draw, Drawing } from './drawing.ts';
import { layingDrawing } from './laying-drawing.ts';

/** The section of a plan, and its laying plan where it covers a field. */
export function drawingsOf(plan: Plan, draw: Draw, values: Values): readonly Drawing[] {
  const section = draw(values);
  return plan.laying ? [section, layingDrawing(plan.laying(values))] : [section];
}
