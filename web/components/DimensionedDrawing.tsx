import { use, useState } from 'react';
import { drawingAt } from 'virtual:drawings';
import type { SvgDrawing } from '../drawings/draw-svg.ts';
import type { DrawingName } from '../drawings/svg-drawings.ts';
import { DrawingSheet } from './DrawingSheet.tsx';
import styles from './DimensionedDrawing.module.css';

interface Props {
  readonly name: DrawingName;
}

/** The dimensioned drawing of a product or a project with its caption. */
export function DimensionedDrawing({ name }: Props) {
  const id = `bild-${name}`;
  const [prerendered] = useState(() => standing(id));
  if (prerendered === undefined) {
    return (
      <figure id={id} className={styles.drawing}>
        <Fetched name={name} />
      </figure>
    );
  }
  // React doesn't compare such content when it hydrates, so the drawing is not fetched again.
  return <figure id={id} className={styles.drawing} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: prerendered }} />;
}

/** What a prerendered page holds already. */
const standing = (id: string) => (typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML);

function Fetched({ name }: Props) {
  const found = drawingOf(name);
  const drawing = found instanceof Promise ? use(found) : found;
  return drawing && <DrawingSheet drawing={drawing} id={`zeichnung-${name}`} />;
}

type Found = SvgDrawing | Promise<SvgDrawing | undefined>;

const asked = new Map<DrawingName, Found>();

function drawingOf(name: DrawingName): Found {
  const known = asked.get(name);
  if (known) return known;
  const found = drawingAt(name);
  // Without its drawing the table still has all the data.
  const safe = found instanceof Promise ? found.catch(() => undefined) : found;
  asked.set(name, safe);
  return safe;
}
