import { productCards } from 'virtual:product-cards';
import { surfaceCards } from 'virtual:surface-cards';
import { planPath, recipePath } from '../../../shared/stone/addresses.ts';
import type { ProjectEntry } from '../../../shared/stone/project.ts';
import { recipeCode } from '../../../shared/stone/recipe-code.ts';
import { projectWords as words } from '../../content/project-sheet.ts';
import { surfaceLabel } from '../../content/surface-card.ts';
import { drawingsOf } from '../drafting/plan-drawings.ts';
import { isBuildable } from '../plans/check-plan.ts';
import { quantitiesOf } from '../plans/quantities.ts';
import type { ProjectItem } from './files/project-pdf.ts';
import { loadPlan } from './load-plan.ts';
import { planIn } from './plan-state.ts';

/** Reads an entry with the plan of its product. @param origin of the site */
export async function projectItem({ id, plan: named, recipe }: ProjectEntry, origin: string): Promise<ProjectItem> {
  const code = recipe && recipeCode(recipe);
  const card = surfaceCards.find((surface) => surface.code === code);
  const surface = card ? `${surfaceLabel(card)} (${card.code})` : code;
  if (!named) return { id, name: words.surface, path: recipePath(code ?? ''), surface, isOutdated: false };
  const { page } = named;
  const path = planPath(page, named.code, code);
  const { plan, draw } = await loadPlan(page);
  const { values, state } = planIn(plan, path.replace(/^[^?]*/u, '').replace(/#.*$/u, ''));
  const { name } = productCards[page];
  if (state !== 'complete' || !isBuildable(plan, values)) return { id, name, path, surface, isOutdated: true };
  const drawn = { plan, values, recipe, drawings: drawingsOf(plan, draw, values), address: origin + path };
  return { id, name, path, surface, isOutdated: false, planned: { drawn, quantities: quantitiesOf(plan, values) } };
}
