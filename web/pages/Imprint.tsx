import { PageHeader } from '../components/PageHeader.tsx';
import { imprint } from '../content/legal.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={imprint.heading} />;
}
