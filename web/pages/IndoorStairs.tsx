import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { indoorStairs } from '../content/products/indoor-stairs.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={indoorStairs} />;
}
