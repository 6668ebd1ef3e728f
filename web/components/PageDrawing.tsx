import { drawingAt } from 'virtual:page-drawings';
import type { PageDrawingName } from '../drawings/page-drawing-names.ts';
import { FetchedDrawing } from './FetchedDrawing.tsx';

interface Props {
  readonly name: PageDrawingName;
  readonly className: string | undefined;
}

/** A drawing of another page than a product's or a project's, with its caption. */
export const PageDrawing = ({ name, className }: Props) => <FetchedDrawing name={name} find={() => drawingAt(name)} className={className} />;
