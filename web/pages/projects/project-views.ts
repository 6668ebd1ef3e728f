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

/** What the names of details end with, in the order that they are shown in: the first is a macro and as wide as the page. */
const SEQUENCE = ['fuge', 'material', 'band', 'nacht'];

/**
 * The pictures of a project on the page of the projects: the whole first, then its details. Alternative texts say if it is an example.
 * @throws if the order does not know a detail, which fails the build
 */
export function projectViews(project: Project): readonly SitePicture[] {
  const place = ({ name }: SitePicture) => {
    if (name === project.image) return -1;
    const detail = name.slice(project.image.length + 1);
    if (!SEQUENCE.includes(detail))
      throw new Error(`The order of details in project-views.ts has no place for «${detail}».`);
    return SEQUENCE.indexOf(detail);
  };
  return Object.values(masters)
    .filter((picture) => picture !== undefined)
    .filter(({ name }) => name === project.image || name.startsWith(`${project.image}-`))
    .toSorted((one, other) => place(one) - place(other))
    .map((picture) => ({ ...picture, alt: withBadge(project, picture.alt) }));
}
