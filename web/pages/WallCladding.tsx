import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { wallCladding } from '../content/products/wall-cladding.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={wallCladding} />;
}
