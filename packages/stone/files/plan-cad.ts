import { toDwg, toDxf } from '../cad/write-cad.ts';
import { planCode } from '../codes/plan-code.ts';
import type { Drawing, Entity } from '../drafting/drawing.ts';
import { originText } from '../drafting/model-origin.ts';
import { drawingWords as words } from '../drafting/words.ts';
import { valueTexts } from '../plans/figures.ts';
import type { PlannedProduct } from './planned-product.ts';
import { planFileWords } from './words.ts';

/** The section of a plan as DXF or DWG, and all its pieces. Titles and legends name the plan as it was called, with its code and all its values, also those that no dimension shows. */
export const sectionDxf = (planned: PlannedProduct): string => toDxf(named(planned).slice(0, 1), planned.company);
export const sectionDwg = (planned: PlannedProduct): Uint8Array => toDwg(named(planned).slice(0, 1), planned.company);
export const layoutDxf = (planned: PlannedProduct): string => toDxf(named(planned).slice(1), planned.company);
export const layoutDwg = (planned: PlannedProduct): Uint8Array => toDwg(named(planned).slice(1), planned.company);

/** In a CAD file each piece has its number. */
const numbered = (entity: Entity): Entity =>
  entity.kind === 'label'
    ? { ...entity, lines: entity.lines.map((line) => (line === words.unnumbered ? words.positions : line)) }
    : entity;

function named({ plan, values, drawings, name: given }: PlannedProduct): readonly Drawing[] {
  const name = `${planFileWords.kind} ${planCode(plan, values)}: ${valueTexts(plan, values).join(', ')}.`;
  return drawings.map((drawing) => ({
    ...drawing,
    title: given ? `${given}: ${drawing.title}` : drawing.title,
    entities: drawing.entities.map(numbered),
    note: [drawing.note, name, ...(drawing.origin === undefined ? [] : [originText(drawing.origin)])].join(' '),
  }));
}
