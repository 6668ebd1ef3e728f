import { PageHeader } from '../components/PageHeader.tsx';
import { privacy } from '../content/legal.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={privacy.heading} intro={privacy.intro} />;
}
