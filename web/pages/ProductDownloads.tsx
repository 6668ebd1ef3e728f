import { PageHeader } from '../components/PageHeader.tsx';
import { productDownloadsPage } from '../content/product-downloads.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={productDownloadsPage.heading} intro={productDownloadsPage.intro} />;
}
