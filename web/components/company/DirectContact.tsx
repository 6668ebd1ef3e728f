import { emailLink, mainPhone, phoneLink } from '../../../shared/company/company-words.ts';
import { company } from '../../../shared/owner/company.ts';

/** Telephone, if the company has one, and e-mail, in a sentence. */
export const DirectContact = () => (
  <span>
    {mainPhone !== undefined && (
      // A line could break between the link, which is as high as its line, and the comma.
      <span style={{ whiteSpace: 'nowrap' }}>
        <a href={phoneLink(mainPhone)}>{mainPhone}</a>
        <span>,</span>
      </span>
    )}{' '}
    <a href={emailLink}>{company.email}</a>
  </span>
);
