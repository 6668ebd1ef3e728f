import { complaint } from '../../shared/forms/complaint.ts';
import { RequestPage } from '../forms/RequestPage.tsx';
import { complaintPage } from '../content/request-pages/complaint.ts';
import { photoPart } from '../forms/photo-part.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={complaintPage} form={complaint} photoPart={photoPart} />;
}
