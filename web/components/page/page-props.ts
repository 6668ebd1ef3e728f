import type { PagePath } from '../../../shared/paths.ts';

export interface PageProps {
  /** The route of the page; templates that serve several routes find their content by it. */
  readonly path: PagePath;
}
