import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/exposed-concrete.ts';

export const pictures = import.meta.glob<SitePicture | undefined>('../../pictures/masters/produkt-sichtbeton{,-*}.jpg', {
  query: '?picture=exposed-concrete',
  import: 'default',
  eager: true,
});
