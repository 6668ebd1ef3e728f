import { svgDrawing, type SvgDrawing } from '@works/stone/drafting/draw-svg';
import type { Drawing } from '@works/stone/drafting/drawing';
import { paperSize } from '@works/stone/drafting/paper';
import { productDrawings } from '@works/stone/products/product-drawings';
import { productPages } from '../../shared/paths.ts';
import { drawnProjects } from '../content/projects.ts';
import { pageDrawingNames, type DrawingName, type PageDrawingName } from '../drawings/page-drawing-names.ts';
import { pageDrawings } from '../drawings/page-drawings.ts';
import { projectDrawings } from '../drawings/project-drawings.ts';

const drawingNames: readonly DrawingName[] = [...productPages, ...drawnProjects];

const drawings: Readonly<Record<DrawingName, Drawing>> = { ...productDrawings, ...projectDrawings };

function drawingOf(name: DrawingName): Drawing {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`There is no drawing «${name}».`);
  return drawing;
}

const widest = (names: readonly DrawingName[]) => Math.max(...names.map((name) => paperSize(drawingOf(name))[0]));

/** Width of the widest drawing of products, and of projects. Those on one kind of page share it, so that their texts have the same size. */
const [ofProducts, ofProjects] = [widest(productPages), widest(drawnProjects)];

const svgDrawingOf = (name: DrawingName): SvgDrawing =>
  svgDrawing(drawingOf(name), name in productDrawings ? ofProducts : ofProjects);

/** The drawing of each product and project, and those of other pages, for their pages. */
export const svgDrawings = Object.fromEntries([
  ...drawingNames.map((name) => [name, svgDrawingOf(name)]),
  ...pageDrawingNames.map((name) => [name, svgDrawing(pageDrawings[name])]),
]) as Readonly<Record<DrawingName | PageDrawingName, SvgDrawing>>;
