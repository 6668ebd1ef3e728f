import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { facades } from '../content/products/facades.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={facades} />;
}
