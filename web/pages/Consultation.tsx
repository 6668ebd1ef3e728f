import { surfaceCards } from 'virtual:surface-cards';
import { consultation } from '../../shared/forms/consultation.ts';
import type { PageProps } from '../components/page-props.ts';
import { consultationPage } from '../content/request-pages/consultation.ts';
import { RequestPage } from '../forms/RequestPage.tsx';
import { SurfaceBand } from '../stone/surfaces/SurfaceBand.tsx';

const stone = surfaceCards.find(({ number }) => number === '10');

/** The form, below a stone. */
export function Page({ path }: PageProps) {
  return (
    <RequestPage
      path={path}
      text={consultationPage}
      form={consultation}
      opening={<SurfaceBand surface={stone} isLow />}
    />
  );
}
