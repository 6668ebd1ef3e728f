import { paths } from '../../shared/paths.ts';
import {
  nameQuery,
  planPath,
  planQuery,
  projectPath,
  projectQuery,
  recipePath,
  recipeQuery,
} from '../../shared/stone-addresses.ts';
import { linkTo } from '../content/deep-links.ts';
import { contextWords as words } from '../content/layout-words.ts';
import { productCards } from '../content/product-cards.ts';

/**
 * The consultation form with what the visitor looks at: a product, its plan, a recipe, a project.
 * @param search query of the page's address; empty until the script runs
 */
export function consultationLink(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const named = (name: string) => query.get(name) ?? '';
  const product = Object.values(productCards).find(({ page }) => paths[page] === pathname);
  if (product) {
    const plan = named(planQuery);
    const message = plan
      ? `${product.name}, ${words.plan}:\n${planPath(product.page, plan, named(recipeQuery), named(nameQuery))}\n`
      : `${product.name}: `;
    return linkTo(paths.consultation, { topic: 'produkte', message });
  }
  if (pathname === paths.products && named(projectQuery))
    return linkTo(paths.consultation, {
      topic: 'produkte',
      message: `${words.project}:\n${projectPath(named(projectQuery))}\n`,
    });
  if (pathname === paths.finishes) {
    const recipe = named(recipeQuery);
    return linkTo(paths.consultation, {
      topic: 'bemusterung',
      message: recipe && `${words.recipe}:\n${recipePath(recipe)}\n`,
    });
  }
  return paths.consultation;
}
