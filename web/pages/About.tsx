import { PageHeader } from '../components/PageHeader.tsx';
import { about } from '../content/about.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={about.heading} intro={about.intro} />;
}
