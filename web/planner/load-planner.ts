import { createElement, type ComponentType } from 'react';
import type { Draw } from '../../shared/drawings/drawing.ts';
import type { ProductPage } from '../../shared/paths.ts';
import { productFile } from '../content/product-file.ts';
import { Planner, type PlannerProps } from './Planner.tsx';

const drawings = import.meta.glob<Draw>(['../../shared/drawings/products/*.ts', '!**/all-products.ts'], { import: 'draw' });

/** The planner of a product, with the script that draws this product alone. */
export async function loadPlanner(page: ProductPage): Promise<ComponentType<PlannerProps>> {
  const importDraw = drawings[`../../shared/drawings/products/${productFile(page)}.ts`];
  if (!importDraw) throw new Error(`There is no drawing of ${page}.`);
  const draw = await importDraw();
  return (props) => createElement(Planner, { ...props, draw });
}
