import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { outdoorStairs } from '../content/products/outdoor-stairs.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={outdoorStairs} />;
}
