import { consultation } from '../../../shared/forms/consultation.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { consultationPicture } from '../../pictures/consultation-picture.ts';
import { consultationPage } from './words.ts';

/** What is on the table when a stone is chosen, then the form. */
export function Page({ path }: PageProps) {
  return (
    <RequestPage
      path={path}
      text={consultationPage}
      form={consultation}
      opening={
        <Figure
          picture={consultationPicture}
          ratio="banner"
          sizes="(min-width: 64em) max(59vw, 120vh), 115vw"
          isBleed
          priority
        />
      }
    />
  );
}
