import { PageHeader } from '../components/PageHeader.tsx';
import { finishesPage } from '../content/finishes.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={finishesPage.heading} intro={finishesPage.intro} />;
}
