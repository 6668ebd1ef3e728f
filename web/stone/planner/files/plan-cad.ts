import { planCode } from '../../../../shared/stone/plan-code.ts';
import { planFileWords as words } from '../../../content/plan-files.ts';
import type { Drawing } from '../../drafting/drawing.ts';
import { toDwg, toDxf } from '../../drawings/write-cad.ts';
import { valueTexts } from '../../plans/figures.ts';
import type { PlannedProduct } from './planned-product.ts';

/** The section of a plan as DXF or DWG, and all its pieces. Their legends name the plan with all its values, also those that no dimension shows. */
export const sectionDxf = (planned: PlannedProduct): string => toDxf(...named(planned).slice(0, 1));
export const sectionDwg = (planned: PlannedProduct): Uint8Array => toDwg(...named(planned).slice(0, 1));
export const layoutDxf = (planned: PlannedProduct): string => toDxf(...named(planned).slice(1));
export const layoutDwg = (planned: PlannedProduct): Uint8Array => toDwg(...named(planned).slice(1));

function named({ plan, values, drawings }: PlannedProduct): readonly Drawing[] {
  const name = `${words.kind} ${planCode(plan, values)}: ${valueTexts(plan, values).join(', ')}.`;
  return drawings.map((drawing) => ({ ...drawing, note: `${drawing.note} ${name}` }));
}
