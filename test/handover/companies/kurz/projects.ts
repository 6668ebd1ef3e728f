import type { Project } from './project.ts';

/** None to twelve, in the order of the page; the first three are on the home page. */
export const projects: readonly Project[] = [];
