import { PageHeader } from '../components/PageHeader.tsx';
import { home } from '../content/home.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={home.hero.sentence} />;
}
