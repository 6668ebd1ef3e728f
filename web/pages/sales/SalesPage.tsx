import { sales } from '../../../shared/forms/sales.ts';
import type { PageProps } from '../../components/page/page-props.ts';
import { PlainList } from '../../components/text/Lists.tsx';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { countryPicture } from '../../pictures/country-picture.ts';
import { salesPage } from './words.ts';

/** The form for the advisers of the regions. */
export function Page({ path }: PageProps) {
  const { heading, text, services } = salesPage.advice;
  return (
    <RequestPage
      path={path}
      text={salesPage}
      form={sales}
      picture={countryPicture}
      facts={
        <>
          <h2 id="fachberatung">{heading}</h2>
          <p>{text}</p>
          <PlainList items={services} />
        </>
      }
    />
  );
}
