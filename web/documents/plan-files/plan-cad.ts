import type { Drawing } from '../../../shared/drawings/drawing.ts';
import { valueTexts } from '../../../shared/planner/figures.ts';
import { planCode } from '../../../shared/planner/plan-code.ts';
import { planFileWords as words } from '../../content/plan-files.ts';
import { toDwg, toDxf } from '../../drawings/write-cad.ts';
import type { PlannedProduct } from './planned-product.ts';

/** The section of a plan as DXF or DWG, and its field. Their legends name the plan with all its values, also those that no dimension shows. */
export const sectionDxf = (planned: PlannedProduct): string => toDxf(...named(planned).slice(0, 1));
export const sectionDwg = (planned: PlannedProduct): Uint8Array => toDwg(...named(planned).slice(0, 1));
export const fieldDxf = (planned: PlannedProduct): string => toDxf(...named(planned).slice(1));
export const fieldDwg = (planned: PlannedProduct): Uint8Array => toDwg(...named(planned).slice(1));

function named({ plan, values, drawings }: PlannedProduct): readonly Drawing[] {
  const name = `${words.kind} ${planCode(plan, values)}: ${valueTexts(plan, values).join(', ')}.`;
  return drawings.map((drawing) => ({ ...drawing, note: `${drawing.note} ${name}` }));
}
