import type { PageName } from '../paths.ts';
import type { FinishId } from './finishes.ts';
import { exposedConcrete } from './products/exposed-concrete.ts';
import { facades } from './products/facades.ts';
import { flooring } from './products/flooring.ts';
import { indoorStairs } from './products/indoor-stairs.ts';
import { outdoorPaving } from './products/outdoor-paving.ts';
import { outdoorStairs } from './products/outdoor-stairs.ts';
import { smallArchitecture } from './products/small-architecture.ts';
import { wallCladding } from './products/wall-cladding.ts';
import { windowSills } from './products/window-sills.ts';

/** The pages on the product template. */
export type ProductPage = Extract<
  PageName,
  | 'outdoorPaving'
  | 'flooring'
  | 'facades'
  | 'outdoorStairs'
  | 'indoorStairs'
  | 'wallCladding'
  | 'smallArchitecture'
  | 'windowSills'
  | 'exposedConcrete'
>;

/** One row of a technical table. */
export interface TechnicalFact {
  readonly label: string;
  /** As specified; ranges with an en dash. */
  readonly value: string;
  readonly unit?: string;
  readonly note?: string;
}

export interface Product {
  /** Its address is `paths[page]`. */
  readonly page: ProductPage;
  readonly name: string;
  readonly badge: string;
  /** One sentence for the overview. */
  readonly card: string;
  readonly intro: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly features: readonly string[];
  readonly applicationsLabel: 'Anwendungen' | 'Produktvarianten';
  readonly applications: readonly string[];
  readonly facts: readonly TechnicalFact[];
  /** Paragraphs on installation and limits. */
  readonly limits: readonly string[];
  readonly finishes: readonly FinishId[];
  /** What a sample request says about surfaces and colours. */
  readonly sample: string;
}

/** In the order of the overview; the next product of a page is the next one here, after the last the first. */
export const products: readonly Product[] = [
  outdoorPaving,
  flooring,
  facades,
  outdoorStairs,
  indoorStairs,
  wallCladding,
  smallArchitecture,
  windowSills,
  exposedConcrete,
];

/** What the overview says of a product: `virtual:product-summaries`, so that it doesn't carry the words of all nine pages. */
export interface ProductSummary extends Pick<Product, 'page' | 'name' | 'badge' | 'card'> {
  readonly keyFact: TechnicalFact;
}

export const summaryOf = (product: Product): ProductSummary => {
  const { page, name, badge, card } = product;
  return { page, name, badge, card, keyFact: keyFact(product) };
};

/** The label of the fact that stands for a product in the overview. */
const keyFacts: Readonly<Record<ProductPage, string>> = {
  outdoorPaving: 'Rutschhemmung',
  flooring: 'Dicke',
  facades: 'Elementgrösse',
  outdoorStairs: 'Stufenhöhe',
  indoorStairs: 'Toleranz',
  wallCladding: 'Dicke',
  smallArchitecture: 'Druckfestigkeit',
  windowSills: 'Länge',
  exposedConcrete: 'Sichtbetonklassen',
};

/** The fact that stands for a product in the overview, as its technical table has it. Throws if it isn't there. */
export function keyFact({ page, facts }: Product): TechnicalFact {
  const fact = facts.find(({ label }) => label === keyFacts[page]);
  if (!fact) throw new Error(`${page} has no fact «${keyFacts[page]}».`);
  return fact;
}
