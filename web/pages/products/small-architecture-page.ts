import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/small-architecture.ts';

export const pictures = import.meta.glob<SitePicture | undefined>(['../../pictures/masters/produkt-kleinarchitektur{,-*}.jpg', '../../pictures/masters/oberflaeche-geschliffen.jpg'], {
  query: '?picture=small-architecture',
  import: 'default',
  eager: true,
});
