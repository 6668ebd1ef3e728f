import { use } from 'react';
import { drawingMarkup } from 'virtual:drawings';
import type { ProductPage } from '../content/products.ts';
import styles from './ProductDrawing.module.css';

/** The dimensioned drawing of a product with its caption. */
export function ProductDrawing({ page }: { readonly page: ProductPage }) {
  const id = `bild-${page}`;
  const found = standing(id) ?? drawingOf(page);
  const markup = typeof found === 'string' ? found : use(found);
  // oxlint-disable-next-line react/no-danger -- made by the build from our own data
  return <figure id={id} className={styles.drawing} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** What a prerendered page holds already need not be fetched. */
const standing = (id: string) => (typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML);

const asked = new Map<ProductPage, string | Promise<string>>();

function drawingOf(page: ProductPage): string | Promise<string> {
  const known = asked.get(page);
  if (known !== undefined) return known;
  const found = drawingMarkup(page);
  // Without its drawing the page still says everything in the table.
  const safe = typeof found === 'string' ? found : found.catch(() => '');
  asked.set(page, safe);
  return safe;
}
