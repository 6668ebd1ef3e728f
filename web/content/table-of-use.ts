import { places, type Use } from '@works/stone/facts/uses';
import { loadUses } from '@works/stone/products/load-plan';
import { productPages, type ProductPage } from '../../shared/paths.ts';

/** A row of the table of use. */
export interface ProductUse extends Use {
  /** The product that is made for it; none where the site has no page for it. */
  readonly product?: ProductPage;
}

const ofProducts = await Promise.all(
  productPages.map(async (product) => (await loadUses(product)).map((use): ProductUse => ({ ...use, product }))),
);

const withoutPage: readonly ProductUse[] = [
  { place: 'interior', name: 'Wandbekleidungen im Innern', finishes: ['poliert'] },
  { place: 'interior', name: 'Empfangstheken und Tische', finishes: ['poliert'] },
];

const rows = [...ofProducts.flat(), ...withoutPage];

/** Which finish suits which product in which place, place by place. */
export const tableOfUse: readonly ProductUse[] = Object.keys(places).flatMap((place) =>
  rows.filter((row) => row.place === place),
);
