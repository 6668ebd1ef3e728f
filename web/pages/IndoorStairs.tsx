import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { indoorStairs } from '../content/products/indoor-stairs.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={indoorStairs} />;
}
