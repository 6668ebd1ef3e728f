import type { Project } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** None to twelve, in the order of the page; the first three are on the home page. */
export const data = [] as const satisfies Draft<readonly Project[]>;

export const projects: readonly Project[] = valuesOf(data);
