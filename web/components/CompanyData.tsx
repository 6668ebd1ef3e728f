import { emailLink, phoneLink } from '../content/company.ts';
import { imprint } from '../content/imprint.ts';
import { company } from '../content/owner/company.ts';
import { TermList } from './TermList.tsx';

/** The company as it must be named: address, ways to reach it, registration number. */
export function CompanyData() {
  const { labels } = imprint;
  return (
    <TermList
      items={[
        {
          term: labels.address,
          text: (
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
        { term: labels.phone, text: <a href={phoneLink}>{company.phone}</a> },
        { term: labels.email, text: <a href={emailLink}>{company.email}</a> },
        { term: labels.registration, text: company.registration },
      ]}
    />
  );
}
