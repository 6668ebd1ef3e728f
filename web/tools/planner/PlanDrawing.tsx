import { svgDrawing } from '@works/stone/drafting/draw-svg';
import type { Drawing } from '@works/stone/drafting/drawing';
import { useMemo } from 'react';
import { DrawingSheet } from '../../drawings/DrawingSheet.tsx';
import styles from './Planner.module.css';

/** Narrower drawings are not enlarged: their figures keep the size of the others. In millimetres on paper. */
const SHEET = 105;

/** A drawing of the plan, at the width of its sheet. */
export function PlanDrawing({ drawing, id }: { readonly drawing: Drawing; readonly id: string }) {
  const sheet = useMemo(() => svgDrawing(drawing, SHEET), [drawing]);
  return (
    <figure className={styles.drawing}>
      <DrawingSheet drawing={sheet} id={id} />
    </figure>
  );
}
