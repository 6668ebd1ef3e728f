import type { Project } from '../../../shared/owner/schema.ts';
import { withBadge } from '../../content/projects.ts';
import { projectPictures } from '../../generated/project-pictures.ts';
import type { GalleryItem } from '../../pictures/gallery-item.ts';
import type { SitePicture } from '../../pictures/variants.ts';

/** The picture of a project on other pages than its own; the alternative text says if the project is an example. */
export function projectPicture(project: Project): SitePicture | undefined {
  const picture = projectPictures[project.id]?.[0];
  return picture && { ...picture, alt: withBadge(project, picture.alt) };
}

/** What the full-size view shows of projects, as far as they have pictures. */
export const projectGallery = (projects: readonly Project[]): readonly GalleryItem[] =>
  projects.flatMap((project) => {
    const picture = projectPicture(project);
    return picture ? [{ title: projectTitle(project), picture }] : [];
  });

/** Title of the pictures of a project in the full-size view. */
export const projectTitle = (project: Project): string => withBadge(project, `${project.title}, ${project.location}`);
