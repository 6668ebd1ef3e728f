import { pageDrawings } from '../generated/page-drawings.ts';
import { FetchedDrawing } from './FetchedDrawing.tsx';
import type { PageDrawingName } from './page-drawing-names.ts';

interface Props {
  readonly name: PageDrawingName;
  readonly className: string | undefined;
}

/** A drawing of another page than a product's or a project's, with its caption. */
export const PageDrawing = ({ name, className }: Props) => (
  <FetchedDrawing name={name} load={pageDrawings[name]} className={className} />
);
