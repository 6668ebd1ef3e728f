import { sales } from '../../shared/forms/sales.ts';
import { PlainList } from '../components/Lists.tsx';
import { RequestPage } from '../forms/RequestPage.tsx';
import { salesPage } from '../content/request-pages/sales.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  const { heading, text, services } = salesPage.advice;
  return (
    <RequestPage path={path} text={salesPage} form={sales}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <PlainList items={services} />
    </RequestPage>
  );
}
