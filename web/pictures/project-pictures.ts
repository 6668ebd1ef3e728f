import type { Project } from '../content/projects.ts';
import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';
import type { GalleryItem } from './gallery-item.ts';

const masters = import.meta.glob<SitePicture | undefined>('./masters/projekt-*.jpg', { query: '?picture', import: 'default', eager: true });
const named = byName(masters);

export const projectPicture = ({ image }: Project): SitePicture | undefined => named(image);

/** What the full-size view shows of references, as far as they have pictures. */
export const projectGallery = (projects: readonly Project[]): readonly GalleryItem[] =>
  projects.flatMap((project) => {
    const picture = projectPicture(project);
    return picture ? [{ title: `${project.title}, ${project.location}`, picture }] : [];
  });
