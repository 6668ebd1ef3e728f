import type { PageProps } from '../../components/page-props.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { gardenAdvice } from './words.ts';

export function Page({ path }: PageProps) {
  return <PageHeader path={path} heading={gardenAdvice.heading} intro={gardenAdvice.intro} />;
}
