import { emailLink, mainPhone, phoneLink } from '../../../shared/company/company-words.ts';
import { company } from '../../../shared/owner/company.ts';

/** Telephone, if the company has one, and e-mail, in a sentence. */
export const DirectContact = () => (
  <span>
    {mainPhone !== undefined && <a href={phoneLink(mainPhone)}>{mainPhone}</a>}
    <span>{mainPhone === undefined ? '' : ', '}</span>
    <a href={emailLink}>{company.email}</a>
  </span>
);
