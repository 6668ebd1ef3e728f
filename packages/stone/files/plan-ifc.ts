import { planCode } from '../codes/plan-code.ts';
import { entryId } from '../codes/project.ts';
import { modelOrigin, originText } from '../drafting/model-origin.ts';
import { classify } from '../ifc/classification.ts';
import { guidsOf } from '../ifc/guids.ts';
import { writeMaterial } from '../ifc/material.ts';
import { rooted, type Model, type ModelledPlan } from '../ifc/model.ts';
import { writePieces } from '../ifc/pieces.ts';
import { laidPositions } from '../ifc/positions.ts';
import { writeProject } from '../ifc/project.ts';
import { commonSet, define } from '../ifc/sets.ts';
import { spelt, stepFile } from '../ifc/step-file.ts';
import { writeWhole } from '../ifc/wholes.ts';
import { ifcWords } from '../ifc/words.ts';
import { valueTexts } from '../plans/figures.ts';
import { quantitiesOf } from '../plans/quantities.ts';
import { planFileName, planTitle, type PlannedProduct } from './planned-product.ts';
import { planFileWords as words } from './words.ts';

/** What the header names as the program. */
const PROGRAM = 'Werkstein-Planer 2.0';

/**
 * All pieces of a plan as IFC 4 (ISO 16739-1), in millimetres, in the places of their CAD file. The same plan gives the same bytes at the same
 * time. The ids depend on product and given name: a plan that is changed keeps those of the pieces that stay in their places. Without a name
 * they depend on the codes of plan and surface, by which a project tells its entries apart: two of them share none.
 * @param at when it is made
 */
export async function planIfc(planned: PlannedProduct, at: Date): Promise<string> {
  const { plan, values, recipe, address, product, company, name: given } = planned;
  const of: ModelledPlan = {
    plan,
    values,
    recipe,
    product: product.name,
    maker: company.name,
    fire: product.facts.find(({ id }) => id === 'fire')?.value,
  };
  const layout = plan.layout(values);
  const { pieces: list, volume } = quantitiesOf(plan, values);
  const kind = plan.element;
  const entry = given ? `${product.page} ${given}` : entryId(planCode(plan, values), recipe);
  const model: Model = { step: stepFile(), guidOf: await guidsOf(entry) };
  const origin = modelOrigin(layout);
  const title = words.title(planTitle(planned));
  const hints = [words.lead, originText(origin), ...((layout.times ?? 1) > 1 ? [ifcWords.apart] : [])];
  const frame = writeProject(model, title, hints.join(' '), origin);
  const whole = kind.whole && writeWhole(model, of, kind.whole, layout, frame, volume);
  const { types, pieces } = writePieces(model, of, {
    kind,
    layout,
    positions: laidPositions(layout, list),
    frame,
    place: whole?.place ?? frame.place,
  });
  if (whole) rooted(model, ['wholeParts'], 'IFCRELAGGREGATES', null, null, whole.parent, pieces);
  const elements = whole ? [whole.element] : pieces;
  rooted(model, ['contained'], 'IFCRELCONTAINEDINSPATIALSTRUCTURE', null, null, elements, frame.storey);
  const all = [...(whole ? elements : []), ...pieces];
  const document = [address, planCode(plan, values), title, `${valueTexts(plan, values).join(', ')}. ${words.lead}`];
  const reference = model.step.add('IFCDOCUMENTREFERENCE', ...document, null);
  rooted(model, ['document'], 'IFCRELASSOCIATESDOCUMENT', null, null, all, reference);
  if (whole) define(model, ['commonSet', 1], elements, commonSet(model, of, whole.entity, 1));
  define(model, ['commonSet'], pieces, commonSet(model, of, kind.piece.entity, 0));
  rooted(
    model,
    ['material'],
    'IFCRELASSOCIATESMATERIAL',
    null,
    null,
    [...types, ...pieces],
    writeMaterial(model, of, kind),
  );
  classify(model, kind, all);
  const header = [`${planFileName(planned)}.ifc`, at.toISOString().slice(0, 19), [company.name], [company.name]];
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION${spelt([['ViewDefinition [DesignTransferView_V1.0]'], '2;1'])};`,
    `FILE_NAME${spelt([...header, PROGRAM, PROGRAM, ''])};`,
    `FILE_SCHEMA${spelt([['IFC4']])};`,
    'ENDSEC;',
    'DATA;',
    ...model.step.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}
