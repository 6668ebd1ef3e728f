import { PageHeader } from '../components/PageHeader.tsx';
import { layingPage } from '../content/laying.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={layingPage.heading} intro={layingPage.intro} />;
}
