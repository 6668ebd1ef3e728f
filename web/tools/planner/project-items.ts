import type { ProjectEntry } from '@works/stone/codes/project';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { drawingsOf } from '@works/stone/drafting/plan-drawings';
import type { ProjectItem } from '@works/stone/files/project-pdf';
import { surfaceLabel } from '@works/stone/mixes/surface-card';
import { isBuildable } from '@works/stone/plans/check-plan';
import { quantitiesOf } from '@works/stone/plans/quantities';
import { loadPlan } from '@works/stone/products/load-plan';
import { maker } from '../../../shared/company/maker.ts';
import { productOf } from '../../../shared/paths.ts';
import { planPath, recipePath } from '../../../shared/stone-addresses.ts';
import { productCards } from '../../content/product-cards.ts';
import { projectWords as words } from '../../content/project-sheet.ts';
import { surfaceCards } from '../../content/surface-cards.ts';
import { planIn } from './plan-state.ts';

/** Reads an entry with the plan of its product. @param origin of the site */
export async function projectItem(
  { id, name: given, plan: named, recipe }: ProjectEntry,
  origin: string,
): Promise<ProjectItem> {
  const code = recipe && recipeCode(recipe);
  const card = surfaceCards.find((surface) => surface.code === code);
  const surface = card ? `${surfaceLabel(card)} (${card.code})` : code;
  const product = named && productOf(named.product);
  if (!product)
    return { id, given, name: words.surface, path: recipePath(code ?? ''), surface, isOutdated: named !== undefined };
  const path = planPath(product, named.code, code, given);
  const { plan, draw } = await loadPlan(product);
  const { values, state } = planIn(plan, path.replace(/^[^?]*/u, '').replace(/#.*$/u, ''));
  const { name } = productCards[product];
  if (state !== 'complete' || !isBuildable(plan, values)) return { id, given, name, path, surface, isOutdated: true };
  const drawn = {
    name: given,
    plan,
    values,
    recipe,
    drawings: drawingsOf(plan, draw, values),
    address: origin + path,
    company: maker,
  };
  return {
    id,
    given,
    name,
    path,
    surface,
    isOutdated: false,
    planned: { drawn, quantities: quantitiesOf(plan, values) },
  };
}
