import { type Project } from '../../content/owner/project.ts';
import { withBadge } from '../../content/projects.ts';
import type { SitePicture } from '../../pictures/variants.ts';

const masters = import.meta.glob<SitePicture | undefined>(
  ['../../renderings/masters/projekt-*.jpg', '!../../renderings/masters/projekt-*-ansicht.jpg'],
  {
    query: '?picture',
    import: 'default',
    eager: true,
  },
);

/** The pictures of a project on the page of the projects: the whole first, then its details. Alternative texts say if it is an example. */
export function projectViews(project: Project): readonly SitePicture[] {
  return Object.values(masters)
    .filter((picture) => picture !== undefined)
    .filter(({ name }) => name === project.image || name.startsWith(`${project.image}-`))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((picture) => ({ ...picture, alt: withBadge(project, picture.alt) }));
}
