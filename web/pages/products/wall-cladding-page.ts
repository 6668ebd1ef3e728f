import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/wall-cladding.ts';

export const pictures = import.meta.glob<SitePicture | undefined>(['../../pictures/masters/produkt-mauerverkleidungen{,-*}.jpg', '../../pictures/masters/oberflaeche-gestockt.jpg'], {
  query: '?picture=wall-cladding',
  import: 'default',
  eager: true,
});
