import type { ProductPage } from '../../../shared/paths.ts';

export interface ProjectSpecification {
  readonly label: 'Format' | 'Oberfläche' | 'Farbe' | 'Rutschhemmung';
  readonly value: string;
}

export interface Project {
  /** End of its address, and name of its drawing. In small letters, figures and hyphens. */
  readonly id: string;
  /** What it is in a word, for lists of all projects: «Freitreppe». */
  readonly kind: string;
  readonly title: string;
  readonly location: string;
  readonly year: number;
  readonly category: string;
  readonly description: string;
  /** What `web/drawings/projects/<id>.ts` draws, and its sizes in millimetres. The format is made of both: «Stufen 1500 × 360 × 150 mm». */
  readonly drawn?: { readonly pieces: string; readonly sizes: readonly number[] };
  /** Pictures begin with this name: `projekt-freitreppe` is the whole, `…-ansicht` the picture on the home page, all others are details. None is needed. */
  readonly image: string;
  /** Invented, until a real project takes its place: shown with a mark, refused in production (decisions.md D24). */
  readonly isExample: boolean;
  readonly tags: readonly string[];
  readonly specifications: readonly ProjectSpecification[];
  /** The product page with the technical data. */
  readonly product: ProductPage;
}
