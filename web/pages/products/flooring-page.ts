import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/flooring.ts';

export const pictures = import.meta.glob<SitePicture | undefined>(['../../pictures/masters/produkt-bodenbelaege{,-*}.jpg', '../../pictures/masters/terrazzo.jpg'], {
  query: '?picture=flooring',
  import: 'default',
  eager: true,
});
