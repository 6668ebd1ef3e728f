import { drawings } from '../generated/drawings.ts';
import styles from './DimensionedDrawing.module.css';
import { FetchedDrawing } from './FetchedDrawing.tsx';
import type { DrawingName } from './page-drawing-names.ts';

/** The dimensioned drawing of a product or a project with its caption. */
export const DimensionedDrawing = ({ name }: { readonly name: DrawingName }) => (
  <FetchedDrawing name={name} load={drawings[name]} className={styles.drawing} />
);
