import { phoneLink } from '../../../shared/company/company-words.ts';
import { company } from '../../../shared/owner/company.ts';

/** The telephone numbers, one a line, each with what it is for. */
export const PhoneLinks = () =>
  company.phones.map(({ number, use }) => (
    <div key={number}>
      <a href={phoneLink(number)}>{number}</a>
      {use !== undefined && <span>{` ${use}`}</span>}
    </div>
  ));
