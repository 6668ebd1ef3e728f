import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { smallArchitecture } from '../content/products/small-architecture.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={smallArchitecture} />;
}
