import { PageHeader } from '../components/PageHeader.tsx';
import { certificatesPage } from '../content/certificates.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={certificatesPage.heading} intro={certificatesPage.intro} />;
}
