import type { Recipe } from '../codes/recipe.ts';
import type { Plan, Values } from '../plans/define-plan.ts';
import type { GuidKey } from './guids.ts';
import type { StepFile, StepRef, StepValue } from './step-file.ts';

/** A file in work, and what gives its things their ids. */
export interface Model {
  readonly step: StepFile;
  readonly guidOf: (key: GuidKey) => string;
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
  /** A fire class of the product, of its surface. */
  readonly fire: string | undefined;
  /** Name of the company. */
  readonly maker: string;
}

/** A thing that IFC can find again: with an id, without the history of its owner. @param key what it is, and where @param rest after name and description */
export const rooted = (
  { step, guidOf }: Model,
  key: GuidKey,
  entity: string,
  name: StepValue,
  description: StepValue,
  ...rest: readonly StepValue[]
): StepRef => step.add(entity, guidOf(key), null, name, description, ...rest);

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
