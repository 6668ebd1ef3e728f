import { contact } from '../../../shared/forms/contact.ts';
import { company } from '../../../shared/owner/company.ts';
import { paths } from '../../../shared/paths.ts';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { contactMap } from '../../content/contact-map.ts';
import { DIRECTIONS_ANCHOR } from '../../content/deep-links.ts';
import { productPage } from '../../content/product-pages.ts';
import { PageDrawing } from '../../drawings/PageDrawing.tsx';
import { RequestPage } from '../../forms/RequestPage.tsx';
import { contactPicture } from '../../pictures/contact-picture.ts';
import styles from './Contact.module.css';
import { contactPage } from './words.ts';

export function Page({ path }: PageProps) {
  return (
    <RequestPage
      path={path}
      text={contactPage}
      form={contact}
      picture={contactPicture}
      layout="place"
      opensWithContactData
    >
      <h2 id={DIRECTIONS_ANCHOR}>{contactMap.heading}</h2>
      {company.latitude !== undefined && <PageDrawing name="switzerland" className={styles.map} />}
      <p>{contactMap.visit}</p>
      <ForwardLink to={paths.complaint}>{productPage.complaint}</ForwardLink>
    </RequestPage>
  );
}
