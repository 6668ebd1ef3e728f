import { PageHeader } from '../components/PageHeader.tsx';
import { cleaningPage } from '../content/cleaning.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={cleaningPage.heading} intro={cleaningPage.intro} />;
}
