import { complaint } from '../../shared/forms/complaint.ts';
import { RequestPage } from '../components/RequestPage.tsx';
import { complaintPage } from '../content/request-pages/complaint.ts';
import { photoPart } from '../forms/photo-part.ts';
import type { PageProps } from '../lazy-page.tsx';

export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={complaintPage} form={complaint} photoPart={photoPart} />;
}
