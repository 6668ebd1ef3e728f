import type { ProductPage } from '../../shared/paths.ts';
import type { FinishId } from '../../shared/stone/materials.ts';
import type { ProductFileId } from './product-downloads.ts';
import type { TechnicalFact } from './technical-fact.ts';

/** What a tender position leaves to the planner. */
export interface TenderField {
  readonly label: string;
  readonly unit?: string;
  /** The preset value; without one the field is blank. */
  readonly preset?: string;
  /** What may take the place of the preset value. */
  readonly permitted?: string;
}

/** What a bidder prices: one thing, in one unit. */
export interface TenderPosition {
  readonly title: string;
  /** Holds no value that the project decides. */
  readonly text: string;
  readonly unit: 'm²' | 'm' | 'Stück' | 'pauschal';
  readonly fields: readonly TenderField[];
}

/** What a product is best understood by, and so what its page goes on with after its stone: its data, its section, or its surface from close by. */
export type Spread = 'facts-first' | 'drawing-first' | 'detail-first';

/** A product: what its own page says, and what menus, overviews and documents take from it. */
export interface Product {
  /** Its URL is `paths[page]`. */
  readonly page: ProductPage;
  readonly name: string;
  readonly badge: string;
  /** Title of the page in browser tabs and search results, without the company's name. At most 60 characters. */
  readonly title: string;
  /** Description of the page in search results: one or two sentences, 120 to 160 characters. */
  readonly searchText: string;
  /** One sentence for the overview. */
  readonly card: string;
  /** Label of the fact that the overview shows. */
  readonly keyFact: string;
  /** What a sample request says about surfaces and colours. */
  readonly sample: string;
  /** The product files that cover it: one data sheet, one tender text, and the CAD files and test certificates it is part of. */
  readonly documents: readonly ProductFileId[];
  readonly intro: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly features: readonly string[];
  readonly applicationsLabel: 'Anwendungen' | 'Produktvarianten';
  readonly applications: readonly string[];
  readonly facts: readonly TechnicalFact[];
  /** Paragraphs on installation and limits. */
  readonly limits: readonly string[];
  /** What its planner plans, and what it leaves to a consultation. */
  readonly planned: string;
  readonly finishes: readonly FinishId[];
  readonly spread: Spread;
  /** Number of the surface of the material library that its pictures show; none for concrete as it comes from the formwork. */
  readonly stone?: string;
}

/** What pages other than its own say of a product. */
export interface ProductCard extends Pick<
  Product,
  'page' | 'name' | 'badge' | 'title' | 'card' | 'sample' | 'documents' | 'finishes' | 'stone'
> {
  readonly keyFact: TechnicalFact;
}

/** The card of a product. Throws if it has no fact of the key fact's label. */
export function cardOf({
  page,
  name,
  badge,
  title,
  card,
  sample,
  documents,
  finishes,
  stone,
  keyFact,
  facts,
}: Product): ProductCard {
  const fact = facts.find(({ label }) => label === keyFact);
  if (!fact) throw new Error(`The product ${page} has no fact «${keyFact}».`);
  return { page, name, badge, title, card, sample, documents, finishes, stone, keyFact: fact };
}
