import { projects } from '../../shared/owner/projects.ts';

/** Title of the page, and of the section on the home page. */
export const projectsTitle = projects.length === 1 ? 'Referenzprojekt' : 'Referenzprojekte';
