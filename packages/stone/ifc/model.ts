import type { Recipe } from '../codes/recipe.ts';
import type { Plan, Values } from '../plans/define-plan.ts';
import type { StepFile, StepRef, StepValue } from './step-file.ts';

/** A file in work, and what gives its things their ids. */
export interface Model {
  readonly step: StepFile;
  readonly nextGuid: () => string;
}

/** What a model is made of. */
export interface ModelledPlan {
  readonly plan: Plan;
  /** Permitted values that keep the rules. */
  readonly values: Values;
  /** Of the surface; undefined while it is open. */
  readonly recipe: Recipe | undefined;
  /** Name of the product. */
  readonly product: string;
  /** URL of the plan. */
  readonly address: string;
  /** Name of the company. */
  readonly maker: string;
  /** What is said of all plans. */
  readonly hint: string;
}

/** A thing that IFC can find again: with an id, without the history of its owner. @param rest after name and description */
export const rooted = (
  { step, nextGuid }: Model,
  entity: string,
  name: StepValue,
  description: StepValue,
  ...rest: readonly StepValue[]
): StepRef => step.add(entity, nextGuid(), null, name, description, ...rest);

type Triple = readonly [x: number, y: number, z: number];

export const point = ({ step }: Model, ...coordinates: readonly number[]): StepRef =>
  step.shared('IFCCARTESIANPOINT', coordinates);

const direction = ({ step }: Model, ratios: Triple): StepRef => step.shared('IFCDIRECTION', ratios);

/** Axes at a point, in millimetres; turned where z and x are given. */
export const axes = (model: Model, at: Triple, turned?: { readonly z: Triple; readonly x: Triple }): StepRef =>
  model.step.shared(
    'IFCAXIS2PLACEMENT3D',
    point(model, ...at),
    turned ? direction(model, turned.z) : null,
    turned ? direction(model, turned.x) : null,
  );

/** The place of a thing in that of another. */
export const placed = (model: Model, within: StepRef | null, at: Triple = [0, 0, 0]): StepRef =>
  model.step.add('IFCLOCALPLACEMENT', within, axes(model, at));
