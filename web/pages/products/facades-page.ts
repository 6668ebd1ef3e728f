import type { SitePicture } from '../../pictures/variants.ts';

export { product } from '../../content/products/facades.ts';

export const pictures = import.meta.glob<SitePicture | undefined>(['../../pictures/masters/produkt-fassaden{,-*}.jpg', '../../pictures/masters/oberflaeche-gestrahlt.jpg'], {
  query: '?picture=facades',
  import: 'default',
  eager: true,
});
