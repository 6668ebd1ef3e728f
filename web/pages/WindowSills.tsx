import { ProductTemplate } from '../components/ProductTemplate.tsx';
import { windowSills } from '../content/products/window-sills.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <ProductTemplate path={path} product={windowSills} />;
}
