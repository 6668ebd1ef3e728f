import { contact } from '../../shared/forms/contact.ts';
import { ContactData } from '../components/ContactData.tsx';
import { PageDrawing } from '../components/PageDrawing.tsx';
import { RequestPage } from '../forms/RequestPage.tsx';
import { company } from '../content/company.ts';
import { contactMap } from '../content/contact-map.ts';
import { contactPage } from '../content/request-pages/contact.ts';
import styles from './Contact.module.css';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return (
    <RequestPage path={path} text={contactPage} form={contact} hasContactData>
      <h2>{company.name}</h2>
      <ContactData />
      <h2 className={styles.heading}>{contactMap.heading}</h2>
      <PageDrawing name="cantons" className={styles.map} />
      <p>{contactMap.visit}</p>
    </RequestPage>
  );
}
