import { surfaceCards } from 'virtual:surface-cards';
import { contact } from '../../shared/forms/contact.ts';
import { ContactData } from '../components/ContactData.tsx';
import type { PageProps } from '../components/page-props.ts';
import { contactMap } from '../content/contact-map.ts';
import { company } from '../content/owner/company.ts';
import { contactPage } from '../content/request-pages/contact.ts';
import { RequestPage } from '../forms/RequestPage.tsx';
import { PageDrawing } from '../stone/drawings/PageDrawing.tsx';
import { SurfaceBand } from '../stone/surfaces/SurfaceBand.tsx';
import styles from './Contact.module.css';

const stone = surfaceCards.find(({ number }) => number === '06');

export function Page({ path }: PageProps) {
  return (
    <RequestPage
      path={path}
      text={contactPage}
      form={contact}
      opening={<SurfaceBand surface={stone} isLow />}
      hasContactData
    >
      <h2>{company.name}</h2>
      <ContactData />
      <h2 className={styles.heading}>{contactMap.heading}</h2>
      <PageDrawing name="switzerland" className={styles.map} />
      <p>{contactMap.visit}</p>
    </RequestPage>
  );
}
