import { consultation } from '../../../shared/forms/consultation.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { consultationPicture } from '../../pictures/consultation-picture.ts';
import { consultationPage } from './words.ts';

/** The form, beside it what is decided at the samples. */
export function Page({ path }: PageProps) {
  return (
    <RequestPage
      path={path}
      text={consultationPage}
      form={consultation}
      beside={<Figure picture={consultationPicture} ratio="3x2" sizes="(min-width: 64em) 30vw, 92vw" />}
    />
  );
}
