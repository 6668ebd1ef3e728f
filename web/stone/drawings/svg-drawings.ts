import { productPages, type ProductPage } from '../../../shared/paths.ts';
import { type ProjectId } from '../../content/owner/project.ts';
import { projects } from '../../content/owner/projects.ts';
import { paperSize } from '../drafting/paper.ts';
import { svgDrawing, type SvgDrawing } from './draw-svg.ts';
import { pageDrawingNames, type PageDrawingName } from './page-drawing-names.ts';
import { pageDrawings } from './page-drawings.ts';
import { productDrawings } from './product-drawings.ts';
import { projectDrawings } from './project-drawings.ts';

/** A product or a project that has a drawing. */
export type DrawingName = ProductPage | ProjectId;

const drawingNames: readonly DrawingName[] = [...productPages, ...projects.map(({ id }) => id)];

const drawings = { ...productDrawings, ...projectDrawings };

const widest = (names: readonly DrawingName[]) => Math.max(...names.map((name) => paperSize(drawings[name])[0]));

/** Width of the widest drawing of products, and of projects. Those on one kind of page share it, so that their texts have the same size. */
const [ofProducts, ofProjects] = [widest(productPages), widest(projects.map(({ id }) => id))];

const svgDrawingOf = (name: DrawingName): SvgDrawing =>
  svgDrawing(drawings[name], name in productDrawings ? ofProducts : ofProjects);

/** The drawing of each product and project, and those of other pages, for their pages. */
export const svgDrawings = Object.fromEntries([
  ...drawingNames.map((name) => [name, svgDrawingOf(name)]),
  ...pageDrawingNames.map((name) => [name, svgDrawing(pageDrawings[name])]),
]) as Readonly<Record<DrawingName | PageDrawingName, SvgDrawing>>;
