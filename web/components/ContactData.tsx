import { addressLines, emailLink } from '../../shared/company/company-words.ts';
import { company } from '../../shared/owner/company.ts';
import { requestWords } from '../content/request-pages.ts';
import { DefinitionList } from './Lists.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { PhoneLinks } from './PhoneLinks.tsx';

/** Address, phone, e-mail and opening hours. */
export function ContactData() {
  return (
    <DefinitionList
      items={[
        {
          term: requestWords.address,
          description: addressLines.map((line) => <div key={line}>{line}</div>),
        },
        ...(company.phones.length > 0 ? [{ term: requestWords.phone, description: <PhoneLinks /> }] : []),
        { term: requestWords.email, description: <a href={emailLink}>{company.email}</a> },
        ...(company.openingHours.length > 0 ? [{ term: requestWords.hours, description: <OpeningHours /> }] : []),
      ]}
    />
  );
}
