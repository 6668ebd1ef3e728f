import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { flooring } from '../content/products/flooring.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={flooring} />;
}
