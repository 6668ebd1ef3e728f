import { surfaceCards } from 'virtual:surface-cards';
import { sales } from '../../shared/forms/sales.ts';
import { PlainList } from '../components/Lists.tsx';
import type { PageProps } from '../components/page-props.ts';
import { salesPage } from '../content/request-pages/sales.ts';
import { RequestPage } from '../forms/RequestPage.tsx';
import { SurfaceBand } from '../stone/surfaces/SurfaceBand.tsx';

const stone = surfaceCards.find(({ number }) => number === '20');

/** The form for the advisers of the regions. */
export function Page({ path }: PageProps) {
  const { heading, text, services } = salesPage.advice;
  return (
    <RequestPage path={path} text={salesPage} form={sales} opening={<SurfaceBand surface={stone} isLow />}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <PlainList items={services} />
    </RequestPage>
  );
}
