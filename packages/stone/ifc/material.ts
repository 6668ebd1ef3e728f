import { finishNames } from '../codes/finishes.ts';
import { stones } from '../codes/materials.ts';
import { recipeCode } from '../codes/recipe-code.ts';
import type { Recipe } from '../codes/recipe.ts';
import type { ElementKind } from '../facts/elements.ts';
import { surfaceLabel } from '../mixes/surface-card.ts';
import { surfaces } from '../mixes/surfaces.ts';
import { BULK_DENSITY } from '../plans/quantities.ts';
import { hexOf, lightOf, type Light } from '../stones/colour.ts';
import { binderColour, mixSummary } from '../stones/words.ts';
import type { Model, ModelledPlan } from './model.ts';
import { enumerated, typed, type StepRef } from './step-file.ts';
import { ifcWords as words } from './words.ts';

/** The material with number and finish of the surface, and its bulk density. */
export function writeMaterial({ step }: Model, { recipe }: ModelledPlan, kind: ElementKind): StepRef {
  const material = step.add(
    'IFCMATERIAL',
    materialName(recipe, kind),
    recipe ? `${mixSummary(recipe)}, ${recipeCode(recipe)}` : null,
    'concrete',
  );
  step.add(
    'IFCMATERIALPROPERTIES',
    'Pset_MaterialCommon',
    null,
    [step.add('IFCPROPERTYSINGLEVALUE', 'MassDensity', null, typed('IFCMASSDENSITYMEASURE', BULK_DENSITY), null)],
    material,
  );
  return material;
}

/** `Betonwerkstein Nr. 21 Anthrazit fein, geschliffen`. */
function materialName(recipe: Recipe | undefined, kind: ElementKind): string {
  const name = words.materials[kind.material];
  if (!recipe) return kind.material === 'castStone' ? `${name}, ${words.open}` : name;
  const code = recipeCode(recipe);
  const surface = surfaces.find((candidate) => candidate.code === code);
  return `${name} ${surface ? surfaceLabel(surface) : `${code}, ${finishNames[recipe.finish]}`}`;
}

/** Of a surface that is still open. */
const OPEN = '#c9c5bc';

/** Colours a body as its surface looks from afar. */
export function writeStyle({ step }: Model, { recipe }: ModelledPlan, body: StepRef): void {
  const hex = recipe ? hexOf(meanLight(recipe)) : OPEN;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const colour = step.shared('IFCCOLOURRGB', null, red ?? 0, green ?? 0, blue ?? 0);
  const style = step.shared('IFCSURFACESTYLE', null, enumerated('BOTH'), [
    step.shared('IFCSURFACESTYLESHADING', colour, 0),
  ]);
  step.add('IFCSTYLEDITEM', body, [style], null);
}

/** Stones by their share and the binder between them, linear. */
function meanLight(recipe: Recipe): Light {
  const parts = recipe.aggregates.map(({ stone, share }) => ({
    light: lightOf(stones[stone].colour),
    part: share / 100,
  }));
  const open = 1 - parts.reduce((sum, { part }) => sum + part, 0);
  const all = [...parts, { light: lightOf(binderColour(recipe)), part: open }];
  const channel = (at: 0 | 1 | 2) => all.reduce((sum, { light, part }) => sum + part * light[at], 0);
  return [channel(0), channel(1), channel(2)];
}
