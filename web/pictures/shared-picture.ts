import { productPicture } from './product-pictures.ts';
import { finishPicture } from './finish-pictures.ts';
import { heroPicture } from './hero-picture.ts';
import { terrazzoPicture } from './material-pictures.ts';
import { projectPicture } from './project-pictures.ts';
import { products } from '../content/products.ts';
import { projects } from '../content/projects.ts';
import { paths } from '../../shared/paths.ts';
import { largest, type SitePicture } from './variants.ts';

/** Pages with their own preview picture; all others have the hero. */
const ownPictures: Readonly<Record<string, SitePicture | undefined>> = {
  ...Object.fromEntries(products.map(({ page }) => [paths[page], productPicture(page)])),
  [paths.about]: terrazzoPicture,
  [paths.projects]: projects.map(projectPicture).find(Boolean),
  [paths.finishes]: finishPicture('geschliffen'),
};

/**
 * What a link to the page shows in a message: 1200 × 630 pixels of the page's picture.
 * @returns path on the site and alt text; undefined while there is no picture
 */
export function sharedPicture(path: string): { readonly url: string; readonly alt: string } | undefined {
  const picture = ownPictures[path] ?? heroPicture;
  return picture && { url: largest(picture, 'shared', 'jpg'), alt: picture.alt };
}
