import { PageHeader } from '../components/PageHeader.tsx';
import { productsOverview } from '../content/products.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={productsOverview.heading} intro={productsOverview.intro} />;
}
