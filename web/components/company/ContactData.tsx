import type { ReactNode } from 'react';
import { addressLines, emailLink, linesOf, phoneLink } from '../../../shared/company/company-words.ts';
import { company } from '../../../shared/owner/company.ts';
import { requestWords } from '../../content/request-pages.ts';
import { DefinitionList } from '../text/Lists.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { PhoneLinks } from './PhoneLinks.tsx';

/** Address and further sites, phone, e-mail, opening hours and persons. */
export function ContactData() {
  return (
    <DefinitionList
      items={[
        {
          term: requestWords.address,
          description: <Lines of={addressLines} />,
        },
        ...(company.sites ?? []).map(({ use, phone, ...address }) => ({
          term: use,
          description: (
            <>
              <Lines of={linesOf(address)} />
              {phone !== undefined && <a href={phoneLink(phone)}>{phone}</a>}
            </>
          ),
        })),
        ...(company.phones.length > 0 ? [{ term: requestWords.phone, description: <PhoneLinks /> }] : []),
        { term: requestWords.email, description: <a href={emailLink}>{company.email}</a> },
        ...(company.openingHours.length > 0 ? [{ term: requestWords.hours, description: <OpeningHours /> }] : []),
        ...(company.contacts ?? []).map(({ name, task, phone, email }) => ({
          term: task,
          description: (
            <>
              <div>{name}</div>
              {phone !== undefined && (
                <div>
                  <a href={phoneLink(phone)}>{phone}</a>
                </div>
              )}
              {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
            </>
          ),
        })),
      ]}
    />
  );
}

const Lines = ({ of }: { readonly of: readonly string[] }): ReactNode => of.map((line) => <div key={line}>{line}</div>);
