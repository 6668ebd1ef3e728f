import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/outdoor-stairs.ts';

export const pictures = import.meta.glob<SitePicture | undefined>(['../../pictures/masters/produkt-aussentreppen{,-*}.jpg', '../../pictures/masters/oberflaeche-gestockt.jpg'], {
  query: '?picture=outdoor-stairs',
  import: 'default',
  eager: true,
});
