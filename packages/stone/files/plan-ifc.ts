import { planCode } from '../codes/plan-code.ts';
import { elementKinds } from '../ifc/elements.ts';
import { guidsOf } from '../ifc/guids.ts';
import { writeMaterial } from '../ifc/material.ts';
import { rooted, type Model, type ModelledPlan } from '../ifc/model.ts';
import { writePieces } from '../ifc/pieces.ts';
import { laidPositions } from '../ifc/positions.ts';
import { writeProject } from '../ifc/project.ts';
import { define, planSet } from '../ifc/sets.ts';
import { spelt, stepFile } from '../ifc/step-file.ts';
import { writeWhole } from '../ifc/wholes.ts';
import { ifcWords } from '../ifc/words.ts';
import { quantitiesOf } from '../plans/quantities.ts';
import { planFileName, planTitle, type PlannedProduct } from './planned-product.ts';
import { planFileWords as words } from './words.ts';

/**
 * All pieces of a plan as IFC 4 (ISO 16739-1), in millimetres from the corner where their drawing begins. The same plan gives the same bytes.
 * The ids depend on the code of the plan alone, so that another mix changes none.
 */
export async function planIfc(planned: PlannedProduct): Promise<string> {
  const { plan, values, recipe, address, product, company } = planned;
  const of: ModelledPlan = {
    plan,
    values,
    recipe,
    address,
    product: product.name,
    maker: company.name,
    hint: words.lead,
  };
  const layout = plan.layout(values);
  const { pieces: list, volume } = quantitiesOf(plan, values);
  const kind = elementKinds[plan.product];
  const model: Model = { step: stepFile(), nextGuid: await guidsOf(planCode(plan, values)) };
  const apart = (layout.times ?? 1) > 1 ? ` ${ifcWords.apart}` : '';
  const frame = writeProject(model, words.title(planTitle(planned)), words.lead + apart);
  const whole = kind.whole && writeWhole(model, of, kind.whole, layout, frame, volume);
  const { types, pieces } = writePieces(model, of, {
    kind,
    layout,
    positions: laidPositions(layout, list),
    frame,
    place: whole?.place ?? frame.place,
  });
  if (whole) rooted(model, 'IFCRELAGGREGATES', null, null, whole.parent, pieces);
  const elements = whole ? [whole.element] : pieces;
  rooted(model, 'IFCRELCONTAINEDINSPATIALSTRUCTURE', null, null, elements, frame.storey);
  define(model, [...(whole ? elements : []), ...pieces], planSet(model, of));
  rooted(model, 'IFCRELASSOCIATESMATERIAL', null, null, [...types, ...pieces], writeMaterial(model, of, kind));
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION${spelt([['ViewDefinition [DesignTransferView_V1.0]'], '2;1'])};`,
    `FILE_NAME${spelt([`${planFileName(planned)}.ifc`, `${words.date}T00:00:00`, [''], [company.name], '', '', ''])};`,
    `FILE_SCHEMA${spelt([['IFC4']])};`,
    'ENDSEC;',
    'DATA;',
    ...model.step.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}
