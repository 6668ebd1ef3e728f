import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { gardenAdvice } from './words.ts';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={gardenAdvice.heading} intro={gardenAdvice.intro} />;
}
