import { projects } from '../../shared/owner/projects.ts';
import { paths } from '../../shared/paths.ts';
import { products } from '../content/all-products.ts';
import { projectPicture } from '../pages/projects/project-pictures.ts';
import { finishPictures } from '../pictures/finish-pictures.ts';
import { heroPicture } from '../pictures/hero-picture.ts';
import { madePicture } from '../pictures/making-pictures.ts';
import { productPicture } from '../pictures/product-pictures.ts';
import { largest, type SitePicture } from '../pictures/variants.ts';

/** Pages with their own preview picture; all others have the hero. */
const ownPictures: Readonly<Record<string, SitePicture | undefined>> = {
  ...Object.fromEntries(products.map(({ page }) => [paths[page], productPicture(page)])),
  [paths.about]: madePicture,
  [paths.projects]: projects.map(projectPicture).find(Boolean),
  [paths.finishes]: finishPictures('geschliffen')[0],
};

/**
 * What a link to the page shows in a message: 1200 × 630 pixels of the page's picture.
 * @returns path on the site and alt text; undefined while there is no picture
 */
export function sharedPicture(path: string): { readonly url: string; readonly alt: string } | undefined {
  const picture = ownPictures[path] ?? heroPicture;
  return picture && { url: largest(picture, 'shared', 'jpg'), alt: picture.alt };
}
