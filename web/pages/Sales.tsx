import { sales } from '../../shared/forms/sales.ts';
import { PageDrawing } from '../components/PageDrawing.tsx';
import { PlainList } from '../components/Lists.tsx';
import { RequestPage } from '../forms/RequestPage.tsx';
import { salesPage } from '../content/request-pages/sales.ts';
import styles from './Sales.module.css';
import type { PageProps } from '../components/page-props.ts';

/** The form for the advisers of the regions, with a sketch of what an offer needs. */
export function Page({ path }: PageProps) {
  const { heading, text, services } = salesPage.advice;
  return (
    <RequestPage path={path} text={salesPage} form={sales} subject={<PageDrawing name="request" className={styles.sketch} />}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <PlainList items={services} />
    </RequestPage>
  );
}
