import type { PageName } from '../../../shared/paths.ts';
import type { FinishId } from '../../../shared/atelier/materials.ts';

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

/** What other pages say of a product. */
export interface ProductCard {
  /** Its address is `paths[page]`. */
  readonly page: ProductPage;
  readonly name: string;
  readonly badge: string;
  /** One sentence for the overview. */
  readonly card: string;
  /** The fact of its technical table that the overview shows. */
  readonly keyFact: TechnicalFact;
  /** What a sample request says about surfaces and colours. */
  readonly sample: string;
}

/** A product with all that its own page says. */
export interface Product extends ProductCard {
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
}
