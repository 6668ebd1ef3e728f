import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/outdoor-paving.ts';

export const pictures = import.meta.glob<SitePicture | undefined>(['../../pictures/masters/produkt-aussenbelaege{,-*}.jpg', '../../pictures/masters/oberflaeche-gewaschen.jpg'], {
  query: '?picture=outdoor-paving',
  import: 'default',
  eager: true,
});
