import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/indoor-stairs.ts';

export const pictures = import.meta.glob<SitePicture | undefined>(['../../pictures/masters/produkt-innentreppen{,-*}.jpg', '../../pictures/masters/oberflaeche-seidenmatt.jpg'], {
  query: '?picture=indoor-stairs',
  import: 'default',
  eager: true,
});
