import { consultation } from '../../../shared/forms/consultation.ts';
import type { PageProps } from '../../components/page/page-props.ts';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { consultationPicture } from '../../pictures/consultation-picture.ts';
import { consultationPage } from './words.ts';

/** What is on the table when a stone is chosen, then the form. */
export function Page({ path }: PageProps) {
  return <RequestPage path={path} text={consultationPage} form={consultation} picture={consultationPicture} />;
}
