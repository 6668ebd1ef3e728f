import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { exposedConcrete } from '../content/products/exposed-concrete.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={exposedConcrete} />;
}
