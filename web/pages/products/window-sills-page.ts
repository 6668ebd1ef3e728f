import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/window-sills.ts';

export const pictures = import.meta.glob<SitePicture | undefined>(['../../pictures/masters/produkt-fensterbaenke{,-*}.jpg', '../../pictures/masters/oberflaeche-geschliffen.jpg'], {
  query: '?picture=window-sills',
  import: 'default',
  eager: true,
});
