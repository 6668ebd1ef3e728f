import type { Project } from '../../../shared/owner/schema.ts';
import { withBadge } from '../../content/projects.ts';
import { projectViews as views } from '../../generated/project-views.ts';
import type { SitePicture } from '../../pictures/variants.ts';

/** The pictures of a project on the page of the projects: the whole first, then its details. Alternative texts say if it is an example. */
export const projectViews = (project: Project): readonly SitePicture[] =>
  (views[project.id] ?? []).map((picture) => ({ ...picture, alt: withBadge(project, picture.alt) }));
