import { groups, type ElementKind } from '../facts/elements.ts';
import { rooted, type Model } from './model.ts';
import type { StepRef } from './step-file.ts';

/** The group of eBKP-H that the elements are priced in. */
export function classify(model: Model, { group }: ElementKind, elements: readonly StepRef[]): void {
  const { step } = model;
  const system = step.add('IFCCLASSIFICATION', 'CRB', '2020', null, 'eBKP-H', null, null, null);
  const reference = step.add('IFCCLASSIFICATIONREFERENCE', null, group, groups[group], system, null, null);
  rooted(model, ['classification'], 'IFCRELASSOCIATESCLASSIFICATION', null, null, elements, reference);
}
