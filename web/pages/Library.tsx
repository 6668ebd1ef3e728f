import { PageHeader } from '../components/PageHeader.tsx';
import { libraryPage } from '../content/library.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={libraryPage.heading} intro={libraryPage.intro} />;
}
