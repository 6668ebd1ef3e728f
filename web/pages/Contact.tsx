import { contact } from '../../shared/forms/contact.ts';
import { ContactData } from '../components/ContactData.tsx';
import { RequestPage } from '../forms/RequestPage.tsx';
import { company } from '../content/company.ts';
import { contactPage } from '../content/request-pages/contact.ts';
import type { PageProps } from '../components/page-props.ts';

export function Page({ path }: PageProps) {
  return (
    <RequestPage path={path} text={contactPage} form={contact} hasContactData>
      <h2>{company.name}</h2>
      <ContactData />
    </RequestPage>
  );
}
