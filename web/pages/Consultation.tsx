import { consultation } from '../../shared/forms/consultation.ts';
import { RequestPage } from '../components/RequestPage.tsx';
import { consultationPage } from '../content/request-pages/consultation.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={consultationPage} form={consultation} />;
}
