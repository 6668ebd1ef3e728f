import type { FinishId } from '@works/stone/codes/finishes';
import { permitted, type FactRow } from '@works/stone/facts/technical-fact';
import type { ProductPage } from '../../shared/paths.ts';
import type { ProductFileId } from './product-downloads.ts';
import type { KeyFigure } from './statistics.ts';

/** What a product is best understood by, and so what its page opens with: its data beside the picture, its section beside it, or the place itself. */
export type Spread = 'facts-first' | 'drawing-first' | 'place-first';

/** A product: what its own page says, and what menus, overviews and documents take from it. */
export interface Product extends ProductWords {
  /** Its URL is `paths[page]`. */
  readonly page: ProductPage;
}

/** What the file of a product in `products/` says of it. */
export interface ProductWords {
  readonly name: string;
  /** What visitors call it in the search. */
  readonly otherNames: string;
  readonly badge: string;
  /** Title of the page in browser tabs and search results, without the company's name. At most 60 characters. */
  readonly title: string;
  /** Description of the page in search results: one or two sentences, 120 to 160 characters. */
  readonly searchText: string;
  /** One sentence for the overview. */
  readonly card: string;
  /** Id of the fact that the overview shows. */
  readonly keyFact: string;
  /** What a sample request says about surfaces and colours. */
  readonly sample: string;
  /** The product files that cover it: one data sheet, one tender text, and the CAD files and test certificates it is part of. */
  readonly documents: readonly ProductFileId[];
  /** Titles of the standards that the specification names it for (`standards.ts`): in its technical data, or for its laying. */
  readonly standards: readonly string[];
  readonly intro: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly features: readonly string[];
  readonly applicationsLabel: 'Anwendungen' | 'Produktvarianten';
  readonly applications: readonly string[];
  readonly facts: readonly FactRow[];
  /** Paragraphs on installation and limits. */
  readonly limits: readonly string[];
  /** What its planner plans, and what it leaves to a consultation. */
  readonly planned: string;
  /** Of the Swiss catalogue of positions; none where it belongs to none for certain. */
  readonly chapter?: number;
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
  readonly keyFact: KeyFigure;
}

/** The card of a product. Throws if it has no key fact. */
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
  const fact = facts.find(({ id }) => id === keyFact);
  if (!fact) throw new Error(`The product ${page} has no fact «${keyFact}».`);
  const { label, unit } = fact;
  const figure = { label, ...permitted(fact), ...(unit && { unit }) };
  return { page, name, badge, title, card, sample, documents, finishes, stone, keyFact: figure };
}
