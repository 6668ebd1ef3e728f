import { drawingAt } from 'virtual:drawings';
import type { DrawingName } from '../drawings/svg-drawings.ts';
import styles from './DimensionedDrawing.module.css';
import { FetchedDrawing } from './FetchedDrawing.tsx';

/** The dimensioned drawing of a product or a project with its caption. */
export const DimensionedDrawing = ({ name }: { readonly name: DrawingName }) => <FetchedDrawing name={name} find={() => drawingAt(name)} className={styles.drawing} />;
