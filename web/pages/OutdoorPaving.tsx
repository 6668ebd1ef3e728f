import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { outdoorPaving } from '../content/products/outdoor-paving.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={outdoorPaving} />;
}
