import { paths } from '../../shared/paths.ts';
import { ATELIER_ANCHOR, PLANNER_ANCHOR } from '../../shared/stone-addresses.ts';
import { SURFACES_ANCHOR } from './deep-links.ts';

// Apart from what pages say of the tools: every page's menu leads to them.
export const ATELIER_NAME = 'Werkstein-Atelier';
export const plannersLink = `${paths.products}#${PLANNER_ANCHOR}`;
export const libraryOfSurfacesLink = `${paths.finishes}#${SURFACES_ANCHOR}`;
export const atelierLink = `${paths.finishes}#${ATELIER_ANCHOR}`;
