import { ProductFiles } from '../../../components/documents/ProductFiles.tsx';
import type { Product } from '../../../content/product.ts';
import { DimensionedDrawing } from '../../../drawings/DimensionedDrawing.tsx';
import styles from './DrawingPart.module.css';

interface Props {
  readonly product: Product;
  /** With the section, unless that opens the page. */
  readonly isDrawn: boolean;
}

/** The section through a product, over the whole width of the page, and the product's files. */
export function DrawingPart({ product, isDrawn }: Props) {
  return (
    <div className={styles.part}>
      <div className={styles.inner}>
        {isDrawn && <DimensionedDrawing name={product.page} />}
        <ProductFiles product={product} />
      </div>
    </div>
  );
}
