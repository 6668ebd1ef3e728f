import { emailLink, phoneLink } from '../content/company.ts';
import { company } from '../content/owner/company.ts';
import { requestWords } from '../content/request-pages.ts';
import { DefinitionList } from './Lists.tsx';
import { OpeningHours } from './OpeningHours.tsx';

/** Address, phone, e-mail and opening hours. */
export function ContactData() {
  return (
    <DefinitionList
      items={[
        {
          term: requestWords.address,
          description: (
            <>
              {company.street}
              <br />
              {company.postalCode} {company.city}
            </>
          ),
        },
        { term: requestWords.phone, description: <a href={phoneLink}>{company.phone}</a> },
        { term: requestWords.email, description: <a href={emailLink}>{company.email}</a> },
        { term: requestWords.hours, description: <OpeningHours /> },
      ]}
    />
  );
}
