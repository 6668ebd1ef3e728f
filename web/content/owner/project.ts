import type { ProductPage } from '../../../shared/paths.ts';

export type ProjectId = 'freitreppe' | 'fassade' | 'terrazzoboden';

interface ProjectSpecification {
  readonly label: 'Format' | 'Oberfläche' | 'Farbe' | 'Rutschhemmung';
  /** The format ends with its sizes, in millimetres, since its drawing is made of them: «Stufen 1500 × 360 × 150 mm». */
  readonly value: string;
}

export interface Project {
  readonly id: ProjectId;
  readonly title: string;
  readonly location: string;
  readonly year: number;
  readonly category: string;
  readonly description: string;
  /** Name of the picture among the site's pictures. */
  readonly image: string;
  /** Invented, until a real project takes its place: shown with a mark, refused in production (decisions.md D24). */
  readonly isExample: boolean;
  readonly tags: readonly string[];
  readonly specifications: readonly ProjectSpecification[];
  /** The product page with the technical data. */
  readonly product: ProductPage;
}
