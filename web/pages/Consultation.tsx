import { consultation } from '../../shared/forms/consultation.ts';
import { RequestPage } from '../forms/RequestPage.tsx';
import { consultationPage } from '../content/request-pages/consultation.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={consultationPage} form={consultation} />;
}
