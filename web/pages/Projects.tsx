import { PageHeader } from '../components/PageHeader.tsx';
import { projectsPage } from '../content/projects.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={projectsPage.heading} intro={projectsPage.intro} />;
}
