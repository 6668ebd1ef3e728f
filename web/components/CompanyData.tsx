import { company, emailLink, phoneLink } from '../content/company.ts';
import { imprint } from '../content/legal.ts';
import { DefinitionList } from './Lists.tsx';

/** The company as it must be named: address, ways to reach it, registration number. */
export function CompanyData() {
  const { labels } = imprint;
  return (
    <DefinitionList
      items={[
        {
          term: labels.address,
          description: (
            <>
              {company.name}
              <br />
              {company.street}
              <br />
              {company.postalCode} {company.city}
              <br />
              {company.country}
            </>
          ),
        },
        { term: labels.phone, description: <a href={phoneLink}>{company.phone}</a> },
        { term: labels.email, description: <a href={emailLink}>{company.email}</a> },
        { term: labels.registration, description: company.registration },
      ]}
    />
  );
}
