import { use, useState } from 'react';
import { drawingAt } from 'virtual:drawings';
import type { ProductPage } from '../../shared/paths.ts';
import type { SvgDrawing } from '../drawings/draw-svg.ts';
import { DrawingSheet } from './DrawingSheet.tsx';
import styles from './ProductDrawing.module.css';

/** The dimensioned drawing of a product with its caption. */
export function ProductDrawing({ page }: { readonly page: ProductPage }) {
  const id = `bild-${page}`;
  const [prerendered] = useState(() => standing(id));
  if (prerendered === undefined) {
    return (
      <figure id={id} className={styles.drawing}>
        <Fetched page={page} />
      </figure>
    );
  }
  // React doesn't compare such content when it hydrates, so the drawing is not fetched again.
  return <figure id={id} className={styles.drawing} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: prerendered }} />;
}

/** What a prerendered page holds already. */
const standing = (id: string) => (typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML);

function Fetched({ page }: { readonly page: ProductPage }) {
  const found = drawingOf(page);
  const drawing = found instanceof Promise ? use(found) : found;
  return drawing && <DrawingSheet drawing={drawing} id={`zeichnung-${page}`} />;
}

type Found = SvgDrawing | Promise<SvgDrawing | undefined>;

const asked = new Map<ProductPage, Found>();

function drawingOf(page: ProductPage): Found {
  const known = asked.get(page);
  if (known) return known;
  const found = drawingAt(page);
  // Without its drawing the table still has all the data.
  const safe = found instanceof Promise ? found.catch(() => undefined) : found;
  asked.set(page, safe);
  return safe;
}
