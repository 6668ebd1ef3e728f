import { ProductFiles } from '../../../components/documents/ProductFiles.tsx';
import type { Product } from '../../../content/product.ts';
import { DimensionedDrawing } from '../../../drawings/DimensionedDrawing.tsx';
import styles from './DrawingPart.module.css';

/** The section through a product, over the whole width of the page, and the product's files. */
export function DrawingPart({ product }: { readonly product: Product }) {
  return (
    <div className={styles.part}>
      <div className={styles.inner}>
        <DimensionedDrawing name={product.page} />
        <ProductFiles product={product} />
      </div>
    </div>
  );
}
