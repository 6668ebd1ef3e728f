import { addressLines, emailLink } from '../../../shared/company/company-words.ts';
import { company } from '../../../shared/owner/company.ts';
import { countries } from '../../../shared/owner/countries.ts';
import { imprint } from '../../content/imprint.ts';
import { DefinitionList } from '../text/Lists.tsx';
import { PhoneLinks } from './PhoneLinks.tsx';

/** The company as it must be named: address, ways to reach it, registration number. */
export function CompanyData() {
  const { labels } = imprint;
  return (
    <DefinitionList
      items={[
        {
          term: labels.address,
          description: [company.name, ...addressLines, countries[company.country].name].map((line) => (
            <div key={line}>{line}</div>
          )),
        },
        ...(company.phones.length > 0 ? [{ term: labels.phone, description: <PhoneLinks /> }] : []),
        { term: labels.email, description: <a href={emailLink}>{company.email}</a> },
        ...(company.legalForm === undefined ? [] : [{ term: labels.legalForm, description: company.legalForm }]),
        ...(company.registration === undefined
          ? []
          : [{ term: labels.registration, description: company.registration }]),
      ]}
    />
  );
}
