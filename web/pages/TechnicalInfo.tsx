import { PageHeader } from '../components/PageHeader.tsx';
import { technicalInfo } from '../content/technical-info.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={technicalInfo.heading} intro={technicalInfo.intro} />;
}
